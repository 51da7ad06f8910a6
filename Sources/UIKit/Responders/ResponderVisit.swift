/// A responder that is telling the next one of an event.
struct ResponderVisit: Hashable {
  let responder: ObjectIdentifier
  let message: UIResponder.Message
  let event: ObjectIdentifier?
}
