/// The turning bars of activity indicators and refresh controls.
///
/// The picture depends only on the device's clock. Nothing waits for its end, as for a repeating animation.
final class SpinnerView: UIView {
  /// The duration of a turn in seconds; Apple doesn't document it.
  private static let turnDuration: TimeInterval = 1
  /// The alpha of the palest bar; Apple doesn't document it.
  private static let leastAlpha: CGFloat = 0.25

  /// The diameter in points; the spinner is drawn in the middle of the view, of whatever size that is.
  var diameter: CGFloat = 20 { didSet { if diameter != oldValue { setNeedsDisplay() } } }

  /// The colour of the darkest bar.
  var color = UIColor.gray { didSet { setNeedsDisplay() } }

  /// The part of the bars that is visible while they don't turn, from 0 to 1.
  var revealedPart: CGFloat = 1 { didSet { if revealedPart != oldValue { setNeedsDisplay() } } }

  /// Whether the bars turn while the view is in a window.
  var isSpinning = false { didSet { takeState() } }

  /// Marks the time in which the screen changes; nil while the bars don't turn.
  private var turns: AnimationGroup?
  private var drawnStep = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeState()
  }

  private func takeState() {
    let animator = device.animator
    if !isSpinning || window == nil {
      if let turns { animator.remove(turns) }
      turns = nil
    } else if turns == nil {
      let started = AnimationGroup(
        start: device.timeline.now,
        duration: SpinnerView.turnDuration,
        timing: AnimationTiming(.linear),
        repeatCount: .infinity,
        autoreverses: false,
        allowsUserInteraction: true,
        completion: nil
      )
      turns = started
      animator.start(started)
    }
    setNeedsDisplay()
  }

  // MARK: Drawing

  private var barCount: Int { device.behavior.spinnersAreBroad ? 8 : 12 }

  /// The number of the darkest bar, clockwise from the top.
  ///
  /// The tolerance assigns a time just before a step, because of rounding, to that step.
  private var step: Int {
    guard let turns else { return 0 }
    return Int(turns.progress(at: device.timeline.now) * Double(barCount) + 1e-6) % barCount
  }

  override var changesByItself: Bool { turns != nil && step != drawnStep }

  override func makeDrawing() -> [DrawingCommand] {
    drawnStep = step
    let (count, middle) = (barCount, CGPoint(x: bounds.midX, y: bounds.midY))
    let width = diameter * (device.behavior.spinnersAreBroad ? 0.11 : 0.09)
    return GraphicsStack.record { _ in
      for index in 0..<count {
        let alpha = alpha(ofBar: index)
        if alpha <= 0 { continue }
        let angle = (CGFloat(index) / CGFloat(count) * 2 - 0.5) * .pi
        let path = UIBezierPath()
        for (radius, isStart) in [(diameter * 0.25, true), ((diameter - width) / 2, false)] {
          let point = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
          if isStart { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        color.withAlphaComponent(color.cgColor.alpha * alpha).setStroke()
        path.stroke()
      }
    }
  }

  private func alpha(ofBar index: Int) -> CGFloat {
    if turns == nil && revealedPart < 1 { return CGFloat(index) < revealedPart * CGFloat(barCount) ? 1 : 0 }
    let age = (drawnStep - index + barCount) % barCount
    return 1 - (1 - SpinnerView.leastAlpha) * CGFloat(age) / CGFloat(barCount - 1)
  }
}
