/// A measured figure and its upper limit.
struct Figure {
  /// The name under which a peer reports the same figure.
  let name: String
  /// The description of the measurement.
  let title: String
  let value: Double
  let unit: String
  /// The upper limit that the figure should meet; nil for none.
  let aim: Double?

  init(_ name: String, _ title: String, _ value: Double, _ unit: String, aim: Double?) {
    self.name = name
    self.title = title
    self.value = value
    self.unit = unit
    self.aim = aim
  }
}
