/// A contact and its points, of which a lane is made.
struct PackedContact {
  let contact: UnsafePointer<SolverContact>
  let points: UnsafePointer<Contact>

  /// Lends what stands in a lane without a contact: all is well with it, so that it keeps no other from the shortest way.
  @inline(__always)
  static func withNothing(_ work: (PackedContact) -> Void) {
    let contact = SolverContact(
      contact: -1,
      bodyA: 0,
      bodyB: 0,
      depth: 0,
      normal: .zero,
      normalB: .zero,
      distance: 0,
      friction: 0,
      restitution: 0,
      count: 2
    )
    let points = Contact(shapeA: -1, shapeB: -1, bodyA: -1, bodyB: -1, friction: 0, restitution: 0)
    withUnsafePointer(to: contact) { contact in
      withUnsafePointer(to: points) { work(PackedContact(contact: contact, points: $0)) }
    }
  }
}
