/// A value for each state of a control; a state without one falls back to the normal state.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value of a state, or of the normal one.
  ///
  /// Assigning nil takes the state's value away.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
