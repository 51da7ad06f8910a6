/// What the view of a touch has heard of it, if gesture recognizers have a say in that.
enum ViewDelivery {
  /// No recognizer gets the touch.
  case direct
  /// The view has heard nothing yet.
  case waiting
  /// The view knows of the touch.
  case begun
  /// The view hears nothing more.
  case over
}
