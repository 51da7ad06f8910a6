import UIKit

/// Notes each access to the property, in the place of the right way's class and of two wrong ways'.
enum WitnessedDefaults {
  final class Right: ResentsDefault {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) { self.note = note }

    override var resentsPhotos: [[String: String]] {
      get {
        note("get")
        return super.resentsPhotos
      }
      set {
        note("set")
        super.resentsPhotos = newValue
      }
    }
  }

  final class PastTheSetter: PastTheSetterResentsDefault {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) { self.note = note }

    override var resentsPhotos: [[String: String]] {
      get {
        note("get")
        return super.resentsPhotos
      }
      set {
        note("set")
        super.resentsPhotos = newValue
      }
    }
  }

  final class PastTheGetter: PastTheGetterResentsDefault {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) { self.note = note }

    override var resentsPhotos: [[String: String]] {
      get {
        note("get")
        return super.resentsPhotos
      }
      set {
        note("set")
        super.resentsPhotos = newValue
      }
    }
  }
}
