import Simulator
import Testing
import UIKit

/// Truth: Apple's declarations of UIView, whose members `mask`, `snapshotView(afterScreenUpdates:)`,
/// `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)` and `drawHierarchy(in:afterScreenUpdates:)` are open.
@MainActor struct OverriddenSnapshotTests {
  private final class OwnView: UIView {
    var calls: [String] = []

    override var mask: UIView? {
      get { super.mask }
      set {
        calls.append("mask")
        super.mask = newValue
      }
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      calls.append("snapshot")
      return super.snapshotView(afterScreenUpdates: afterUpdates)
    }

    override func resizableSnapshotView(
      from rect: CGRect,
      afterScreenUpdates afterUpdates: Bool,
      withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
      calls.append("resizable")
      return super.resizableSnapshotView(
        from: rect,
        afterScreenUpdates: afterUpdates,
        withCapInsets: capInsets
      )
    }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      calls.append("draw")
      return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
  }

  @Test func subclassesOverrideThem() {
    _ = Simulator.boot(.iPhone5, iOS: 11)
    let own = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view: UIView = own
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds == view.bounds)
    _ = view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: .zero)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(own.calls == ["mask", "snapshot", "resizable", "draw"])
  }
}
