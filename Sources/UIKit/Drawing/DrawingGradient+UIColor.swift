extension DrawingGradient {
  /// Creates a gradient of colours at positions from 0 to 1.
  package init(_ stops: [(place: CGFloat, color: UIColor)]) {
    self.init(stops.map { (place: $0.place, color: $0.color.cgColor) })
  }

  /// Creates a linear gradient between two colours.
  package init(_ top: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (1, bottom)])
  }

  /// Creates a glossy gradient: two gradients that meet in the middle.
  package init(glossy top: UIColor, _ upper: UIColor, _ lower: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (0.5, upper), (0.5, lower), (1, bottom)])
  }

  /// Returns the gradient with each colour replaced.
  func mapped(_ change: (UIColor) -> UIColor) -> DrawingGradient {
    mapped { (color: CGColor) in change(UIColor(cgColor: color)).cgColor }
  }
}
