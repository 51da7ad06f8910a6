extension CADisplayLink {
  /// Makes a link that sends a message, with itself, to a target that it keeps until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.send(to: target, $0) }
  }
}
