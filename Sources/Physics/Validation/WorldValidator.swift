#if !hasFeature(Embedded)
  extension World {
    /// What contradicts itself in the world, as sentences that name the thing and the value that is wrong; empty if all
    /// is well.
    ///
    /// For tests and random cases, after steps or changes: it looks at everything. Nothing in a step calls it, and Embedded
    /// Swift, where sentences would drag tables of Unicode along, leaves it out.
    package func inconsistencies() -> [String] {
      let validator = WorldValidator(world: self)
      validator.checkBodies()
      validator.checkShapes()
      validator.checkTrees()
      validator.checkContacts()
      validator.checkSleep()
      validator.checkJoints()
      validator.checkFields()
      return validator.findings
    }
  }

  /// Looks for contradictions in a world: each kind of thing has an extension.
  ///
  /// A class, so that sentences, which are only made when they are needed, may name what is in the world.
  final class WorldValidator {
    let world: World
    private(set) var findings: [String] = []

    init(world: World) { self.world = world }

    /// Adds a sentence unless something that should hold does.
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { findings.append(sentence()) }
    }

    /// Whether a number names a thing that is there.
    func isUsed(_ number: Int32, in slots: ContiguousArray<some Slot>) -> Bool {
      number >= 0 && number < slots.count && slots[Int(number)].isUsed
    }

    /// The places of a list are each either used or free, once; what stands or stood there has a generation.
    func checkSlots(
      _ name: String,
      _ slots: ContiguousArray<some Slot>,
      free: ContiguousArray<Int32>
    ) {
      var isFree = slots.map { _ in false }
      for place in free {
        guard slots.indices.contains(Int(place)) else {
          expect(false, "The free \(name) \(place) does not exist: there are \(slots.count).")
          continue
        }
        expect(!isFree[Int(place)], "The \(name) \(place) is free twice.")
        isFree[Int(place)] = true
      }
      for place in slots.indices {
        let slot = slots[place]
        expect(
          slot.isUsed != isFree[place],
          "The \(name) \(place) is \(slot.isUsed ? "used and free" : "neither used nor free")."
        )
        expect(slot.generation > 0, "The \(name) \(place) has the generation 0, that of no handle.")
      }
    }

    /// The places that a list names, each of which has noted its place in the list.
    func checkList(_ name: String, _ list: ContiguousArray<Int32>, noted: [Int32]) {
      for (place, number) in list.enumerated() {
        let noted = noted[Int(number)]
        expect(
          Int(noted) == place,
          "The \(name) \(number) is number \(place) of those awake but has noted \(noted)."
        )
      }
    }
  }
#endif
