/// Colours that run from the top of what they fill to its bottom.
package struct DrawingShade: Hashable, Sendable {
  /// A colour at a place between the top (0) and the bottom (1).
  package struct Stop: Hashable, Sendable {
    package var place: CGFloat
    package var color: UIColor
  }

  /// At least one, from top to bottom; two at one place make an edge.
  package var stops: [Stop]

  /// Makes a shade of colours at places from 0 to 1.
  package init(_ stops: [(place: CGFloat, color: UIColor)]) {
    self.stops = stops.map { Stop(place: $0.place, color: $0.color) }
  }

  /// Runs evenly from one colour to another.
  package init(_ top: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (1, bottom)])
  }

  /// Light falls on the upper half: two shades that meet in the middle.
  package init(glossy top: UIColor, _ upper: UIColor, _ lower: UIColor, _ bottom: UIColor) {
    self.init([(0, top), (0.5, upper), (0.5, lower), (1, bottom)])
  }

  /// The same shade with each colour replaced.
  package func mapped(_ change: (UIColor) -> UIColor) -> DrawingShade {
    var shade = self
    for index in shade.stops.indices { shade.stops[index].color = change(shade.stops[index].color) }
    return shade
  }
}
