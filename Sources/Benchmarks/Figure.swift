/// One measured figure, and what it is to stay below.
struct Figure {
  /// The name that a peer reports the same figure under.
  let name: String
  /// What was measured.
  let title: String
  let value: Double
  let unit: String
  /// What the figure is meant to stay below, or nil.
  let aim: Double?

  init(_ name: String, _ title: String, _ value: Double, _ unit: String, aim: Double?) {
    self.name = name
    self.title = title
    self.value = value
    self.unit = unit
    self.aim = aim
  }
}
