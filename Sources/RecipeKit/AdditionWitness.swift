import UIKit

/// A view that notes something whenever a subview is added to it: what was added, and in which state.
///
/// ```swift
/// let witness = AdditionWitness { ($0 as? UIProgressView)?.progress }
/// controller.view = witness
/// controller.viewDidLoad()
/// expect(witness.notes, is: [0.5])
/// ```
public final class AdditionWitness<Note>: UIView {
  /// What was noted, in the order of the additions.
  public private(set) var notes: [Note] = []
  private let note: (UIView) -> Note

  /// Makes a witness of 320 × 480 points that notes what the closure says of each subview.
  public init(_ note: @escaping (UIView) -> Note) {
    self.note = note
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// A witness comes from no storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Notes what was added.
  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    notes.append(note(subview))
  }
}
