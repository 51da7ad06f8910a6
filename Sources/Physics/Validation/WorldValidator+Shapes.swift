#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkShapes() {
      checkSlots("shape", world.shapes, free: world.freeShapes)
      var isListed = world.shapes.map { _ in false }
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var shape = world.bodies[body].firstShape
        var previous: Int32 = -1
        while shape >= 0 {
          guard isUsed(shape, in: world.shapes), !isListed[Int(shape)] else {
            expect(false, "Body \(body) lists shape \(shape), which is gone or listed twice.")
            break
          }
          let owner = world.shapes[Int(shape)].body
          expect(Int(owner) == body, "Body \(body) lists shape \(shape), which belongs to body \(owner).")
          let noted = world.shapes[Int(shape)].previous
          expect(noted == previous, "Shape \(shape) comes after shape \(previous) but says \(noted).")
          isListed[Int(shape)] = true
          previous = shape
          shape = world.shapes[Int(shape)].next
        }
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed {
        expect(isListed[shape], "Shape \(shape) is in the list of no body.")
      }
      checkMovedShapes()
    }

    private func checkMovedShapes() {
      for (place, shape) in world.movedShapes.enumerated() {
        guard isUsed(shape, in: world.shapes), world.shapes[Int(shape)].leaf >= 0 else {
          expect(false, "Shape \(shape) waits for new pairs but has no box.")
          continue
        }
        let noted = world.shapes[Int(shape)].movedPlace
        expect(
          Int(noted) == place,
          "Shape \(shape) is number \(place) of those that wait for new pairs but has noted \(noted)."
        )
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed && world.shapes[shape].isMoved {
        let place = Int(world.shapes[shape].movedPlace)
        expect(
          place < world.movedShapes.count && Int(world.movedShapes[place]) == shape,
          "Shape \(shape) has noted place \(place) of those that wait for new pairs, where it isn't."
        )
      }
    }
  }
#endif
