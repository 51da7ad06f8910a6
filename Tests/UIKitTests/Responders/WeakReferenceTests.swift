import Synchronization
import Testing

@testable import UIKit

/// Truth: The Swift Programming Language on weak references, which these replace: they keep no object alive,
/// and are nil after its deallocation.
@MainActor struct WeakReferenceTests {
  @Test func aReferenceFindsTheResponderWhileSomebodyElseKeepsIt() {
    let view = UIView()
    let reference = WeakReference(wrappedValue: view)
    #expect(reference.wrappedValue === view)
  }

  @Test func aReferenceKeepsNothingAlive() {
    var view: UIView? = UIView()
    weak let witness = view
    let reference = WeakReference(wrappedValue: view)
    view = nil
    #expect(witness == nil)
    #expect(reference.wrappedValue == nil)
  }

  @Test func aCopyOfAReferenceIsNilAsWell() {
    var controller: UIViewController? = UIViewController()
    let reference = WeakReference(wrappedValue: controller)
    let copy = reference
    controller = nil
    #expect(copy.wrappedValue == nil)
  }

  @Test func aReferenceCanBeGivenAnotherResponder() {
    let (one, other) = (UIView(), UIView())
    var reference = WeakReference(wrappedValue: one)
    reference.wrappedValue = other
    #expect(reference.wrappedValue === other)
    reference.wrappedValue = nil
    #expect(reference.wrappedValue == nil)
  }

  @Test func whoLeavesWithASuperviewIsGoneAsWell() {
    var superview: UIView? = UIView()
    superview?.addSubview(UIView())
    let reference = WeakReference(wrappedValue: superview?.subviews.first)
    #expect(reference.wrappedValue != nil)
    superview = nil
    #expect(reference.wrappedValue == nil)
  }

  /// A subclass's deinitializer runs before UIView's.
  @Test func aResponderIsGoneOnceASubclassHasEnded() {
    final class Ending: UIView {
      let end: @Sendable () -> Void
      init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      deinit { end() }
    }
    let ends = Mutex(0)
    var view: Ending? = Ending { ends.withLock { $0 += 1 } }
    let reference = WeakReference(wrappedValue: view)
    view = nil
    #expect(ends.withLock { $0 } == 1)
    #expect(reference.wrappedValue == nil)
  }

  @Test func aKeyWindowThatNobodyKeepsIsGone() {
    _ = SimulatedDevice.boot(.standard)
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    window = nil
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }
}
