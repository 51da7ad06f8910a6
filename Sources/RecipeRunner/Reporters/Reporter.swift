/// Turns events into messages, with nothing else to go by than the events before.
protocol Reporter {
  /// What there is to say after this event.
  mutating func messages(for event: Event) -> [Message]
}
