/// Refers to a responder without keeping it alive; is nil once the responder is gone.
///
/// A `weak var` would do the same, but Swift counts an object that was ever referred to by one out of line, for good.
/// Windows, root views and controllers are counted at every step of every walk through the tree, so they own a
/// ``ResponderLife`` that is referred to instead. Other than a `weak var`, a reference still finds a responder while the
/// `deinit` of its subclass runs.
@MainActor
@propertyWrapper
struct WeakReference<Responder: UIResponder> {
  private var life: ResponderLife?

  init(wrappedValue: Responder? = nil) {
    life = wrappedValue?.livingLife
  }

  /// The responder, or nil.
  var wrappedValue: Responder? {
    get {
      guard let responder = life?.responder else { return nil }
      return unsafeDowncast(responder, to: Responder.self)
    }
    set { life = newValue?.livingLife }
  }
}
