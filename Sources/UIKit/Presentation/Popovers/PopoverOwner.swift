/// What shows a controller in a popover and hears of it.
@MainActor
protocol PopoverOwner: AnyObject {
  /// The content, or a controller in it, would like another size.
  func contentSizeMayHaveChanged()
}
