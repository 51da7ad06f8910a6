import DynamicsModel
import Physics

/// Attachments for drawing.
extension LiveScene {
  /// The ends of an attachment, and whether it is a spring.
  public struct AttachmentLine: Equatable, Sendable {
    /// One end.
    public let start: SIMD2<Double>

    /// The other end.
    public let end: SIMD2<Double>

    /// Whether it is elastic.
    public let isSpring: Bool
  }

  /// The current attachments of the scene.
  public var attachmentLines: [AttachmentLine] {
    var attachmentLines: [AttachmentLine] = []
    for (index, id) in behaviors.enumerated() {
      guard case .attachment(let attachment)? = simulation.behavior(of: id), let item = members[index].first,
        let pose = simulation.pose(of: item)
      else { continue }
      let other =
        attachment.hasAnchor ? nil : members[index].dropFirst().first.flatMap { simulation.pose(of: $0) }
      let ends = attachment.ends(of: pose, and: other)
      attachmentLines.append(AttachmentLine(start: ends.1, end: ends.0, isSpring: attachment.frequency > 0))
    }
    return attachmentLines
  }

  /// The position of the anchor that a reader can move.
  public var anchor: SIMD2<Double>? {
    guard case .anchor(let index) = hand, behaviors.indices.contains(index),
      case .attachment(let attachment)? = simulation.behavior(of: behaviors[index])
    else { return nil }
    return attachment.anchorPoint
  }
}
