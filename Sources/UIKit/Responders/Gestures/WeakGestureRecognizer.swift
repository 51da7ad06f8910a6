/// Another recognizer, without keeping it.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
