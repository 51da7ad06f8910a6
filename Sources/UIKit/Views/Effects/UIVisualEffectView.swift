/// A view that blurs what is behind it, or makes its content vibrant.
///
/// Subviews belong into `contentView`. Source: Apple, UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView(frame: .zero)
  private let tintView = UIView(frame: .zero)
  private let content = VibrantView(frame: .zero)

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    restore(from: coder)
    prepare()
    coder.decodeNib(self, as: UIVisualEffectView.self)
  }

  private func prepare() {
    isOpaque = false
    for view in [backdrop, tintView, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = view === content
      addSubview(view)
    }
    backdrop.alpha = 0
    tintView.alpha = 0
    apply()
  }

  /// The view for all subviews.
  open var contentView: UIView { content }

  /// The effect; nil for none.
  ///
  /// Animatable: blur and tint grow and vanish. Source: Apple, UIVisualEffectView; WWDC 2015 session 221.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { apply() } }
  }

  private func apply() {
    if let blur = effect as? UIBlurEffect {
      backdrop.filter = blur.style.filter
      if tintView.alpha > 0 {
        tintView.backgroundColor = blur.style.tint
      } else {
        // It grows in its own colour.
        UIView.performWithoutAnimation { tintView.backgroundColor = blur.style.tint }
      }
    }
    let isBlurred = effect is UIBlurEffect
    backdrop.alpha = isBlurred ? 1 : 0
    tintView.alpha = isBlurred ? 1 : 0
    applyVibrancy()
  }

  private func applyVibrancy() {
    content.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(in: traitCollection)
  }

  /// Adapts vibrant content to the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyVibrancy()
  }

  /// Raises NSInternalInconsistencyException, from iOS 11 on, for subviews of the application, which belong into `contentView`.
  ///
  /// Source: published crash reports of iOS 11 and later.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard device.behavior.effectViewsRefuseSubviews, subview !== backdrop, subview !== tintView,
      subview !== content
    else { return }
    UIKitException.raise(
      .internalInconsistencyException,
      """
      \(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add \
      them to the -contentView.
      """
    )
  }
}

/// The part of a view of effects that shows what is behind it, filtered; it has no content of its own.
package final class BackdropView: UIView {
  override class var plainHitTestClass: UIView.Type { BackdropView.self }

  /// What is done with what is behind the view; the view's alpha is the part of it that is done.
  package var filter: BackdropFilter?
}

/// The content of a view of effects.
package final class VibrantView: UIView {
  override class var plainHitTestClass: UIView.Type { VibrantView.self }

  /// How the subviews are drawn; nil for plain ones.
  package var vibrancy: Vibrancy?
}
