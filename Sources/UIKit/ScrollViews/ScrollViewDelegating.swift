/// What every scroll view is: a subclass may have a delegate of a kind of its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// Hears how the content moves; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
