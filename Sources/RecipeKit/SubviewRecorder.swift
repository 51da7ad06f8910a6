import UIKit

/// A view that records a value each time a subview is added to it.
///
/// ```swift
/// let witness = SubviewRecorder { ($0 as? UIProgressView)?.progress }
/// controller.view = witness
/// controller.viewDidLoad()
/// expect(witness.notes, is: [0.5])
/// ```
public final class SubviewRecorder<Note>: UIView {
  /// The recorded values, in the order of the additions.
  public private(set) var notes: [Note] = []
  private let note: (UIView) -> Note

  /// Creates a witness of 320 × 480 points that records the closure's result for each added subview.
  public init(_ note: @escaping (UIView) -> Note) {
    self.note = note
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// Returns nil: a witness can't be loaded from a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Records a value for the added subview.
  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    notes.append(note(subview))
  }
}
