/// Where shrunken text of a label stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays.
  case alignBaselines = 0
  /// Its middle stays.
  case alignCenters = 1
  /// Its top left corner stays.
  case none = 2
}
