/// An action and the events that it runs for.
struct ActionRegistration {
  let action: UIAction
  var events: UIControl.Event
}
