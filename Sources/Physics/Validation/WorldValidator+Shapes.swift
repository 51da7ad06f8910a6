#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkShapes() {
      checkSlots("shape", world.shapes, free: world.freeShapes)
      var isListed = world.shapes.map { _ in false }
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var shape = world.bodies[body].firstShape
        while shape >= 0 {
          guard isUsed(shape, in: world.shapes), !isListed[Int(shape)] else {
            expect(false, "Body \(body) lists shape \(shape), which is gone or listed twice.")
            break
          }
          let owner = world.shapes[Int(shape)].body
          expect(Int(owner) == body, "Body \(body) lists shape \(shape), which belongs to body \(owner).")
          isListed[Int(shape)] = true
          shape = world.shapes[Int(shape)].next
        }
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed {
        expect(isListed[shape], "Shape \(shape) is in the list of no body.")
      }
      checkMovedShapes()
    }

    private func checkMovedShapes() {
      var isWaiting = world.shapes.map { _ in false }
      for shape in world.movedShapes {
        guard isUsed(shape, in: world.shapes), world.shapes[Int(shape)].leaf >= 0 else {
          expect(false, "Shape \(shape) waits for new pairs but has no box.")
          continue
        }
        expect(!isWaiting[Int(shape)], "Shape \(shape) waits for new pairs twice.")
        isWaiting[Int(shape)] = true
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed {
        let isMoved = world.shapes[shape].isMoved
        expect(
          isMoved == isWaiting[shape],
          "Shape \(shape) \(isMoved ? "says that it waits for new pairs" : "waits for new pairs unawares")."
        )
      }
    }
  }
#endif
