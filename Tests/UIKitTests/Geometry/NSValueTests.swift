import Simulator
import Testing
import UIKit

/// Truth: Apple, NSValue and its UIKit additions; in Swift casts between a structure and its box work in both
/// directions.
@MainActor struct NSValueTests {
  private static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func structuresAreReadBackFromTheirBoxes() {
    #expect(NSValue(cgRect: Self.rect).cgRectValue == Self.rect)
    #expect(NSValue(cgPoint: Self.rect.origin).cgPointValue == Self.rect.origin)
    #expect(NSValue(cgSize: Self.rect.size).cgSizeValue == Self.rect.size)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue.vertical == 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }

  @Test func castsBoxAndUnbox() {
    let boxed: [AnyHashable: Any] = [
      "rect": NSValue(cgRect: Self.rect), "range": NSRange(location: 1, length: 2),
    ]
    #expect(boxed["rect"] as? CGRect == Self.rect)
    #expect((boxed["range"] as? NSValue)?.rangeValue == NSRange(location: 1, length: 2))
    #expect((Self.rect as Any as? NSValue)?.cgRectValue == Self.rect)
    #expect((Self.rect as NSValue).cgRectValue == Self.rect)
  }

  @Test func anotherStructureIsNotUnboxed() {
    let value: Any = NSValue(cgPoint: .zero)
    #expect(value as? CGRect == nil)
    #expect(value as? CGVector == nil)
    #expect(NSValue(uiOffset: .zero) as Any as? CGVector == nil)
  }

  @Test func theKeyboardsFramesAreValues() throws {
    let device = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    controller.view.addSubview(field)
    device.launch(controller)
    let frames = Locked<[CGRect]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      frames.withLock { $0 = [(value as! NSValue).cgRectValue, value as! CGRect] }
    }
    field.becomeFirstResponder()
    device.settle()
    NotificationCenter.default.removeObserver(observer)
    #expect(
      frames.withLock { $0 } == Array(repeating: CGRect(x: 0, y: 352, width: 320, height: 216), count: 2)
    )
  }

  /// Source: the output of Swift on Apple's platforms.
  @Test func geometryIsWrittenAsOnApplesPlatforms() {
    #expect("\(Self.rect)" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(Self.rect.origin) \(Self.rect.size)" == "(1.0, 2.0) (3.0, 4.0)")
    #expect(String(describing: Optional(Self.rect.size)) == "Optional((3.0, 4.0))")
  }

  @Test func pathsOfObjectiveCHaveRows() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(path as IndexPath == IndexPath(row: 3, section: 1))
  }

  @Test func attributedStringsCanBeEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    #expect(text.length == 0)
  }

  @Test func aColourLiteralIsAColour() {
    let colour = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(colour == .orange)
  }
}
