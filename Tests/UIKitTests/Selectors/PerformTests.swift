import Simulator
import Testing
import UIKit

/// Truth: Apple, NSObject.perform(_:with:afterDelay:), Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:),
/// NotificationCenter.addObserver(_:selector:name:object:), CADisplayLink.init(target:selector:), objc_setAssociatedObject.
@MainActor struct PerformTests {
  @Test func methodsArePerformedAtOnce() {
    let receiver = SelectorScene().receiver
    receiver.perform("plain")
    receiver.perform("tapped:", with: "x")
    #expect(receiver.received == ["plain", "tapped String"])
    #expect(receiver.perform("counted").takeUnretainedValue() as? Int == 2)
    #expect(receiver.perform("plain") == nil)
    #expect(receiver.responds(to: "tapped:") && !receiver.responds(to: "tapped"))
    #expect(Store().responds(to: "changed:") && !NSObject().responds(to: "changed:"))
  }

  @Test func aDelayIsOfTheDevicesClock() {
    let scene = SelectorScene()
    scene.receiver.perform("tapped:", with: nil, afterDelay: 0.5)
    scene.simulator.advance(by: 0.4)
    #expect(scene.receiver.received.isEmpty)
    scene.simulator.advance(by: 0.2)
    #expect(scene.receiver.received == ["tapped nil"])
  }

  @Test func delayedCallsAreTakenBackByTargetSelectorAndArgument() {
    let scene = SelectorScene()
    let receiver = scene.receiver
    receiver.perform("plain", with: nil, afterDelay: 0.1)
    receiver.perform("tapped:", with: 1, afterDelay: 0.1)
    receiver.perform("tapped:", with: "2", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "tapped:", object: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "plain", object: nil)
    scene.simulator.advance(by: 0.2)
    #expect(receiver.received == ["tapped String"])
    receiver.perform("plain", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    scene.simulator.advance(by: 0.2)
    #expect(receiver.received.count == 1)
  }

  @Test func aTimerSendsItselfAndKeepsItsTargetUntilItIsInvalidated() {
    let scene = SelectorScene()
    weak var target: Receiver?
    var timer: Timer?
    do {
      let receiver = Receiver()
      target = receiver
      timer = .scheduledTimer(
        timeInterval: 0.1,
        target: receiver,
        selector: "tapped:",
        userInfo: 7,
        repeats: true
      )
    }
    scene.simulator.advance(by: 0.35)
    #expect(target?.received == ["tapped Timer", "tapped Timer", "tapped Timer"])
    #expect(timer?.userInfo as? Int == 7)
    timer?.invalidate()
    scene.simulator.advance(by: 0.2)
    timer = nil
    scene.simulator.advance(by: 0.2)
    #expect(target == nil)
  }

  @Test func observersReceiveNotificationsUntilTheyAreRemovedOrGone() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let store = Store()
    center.addObserver(store, selector: "changed:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(store.changes == ["changed"])
    center.removeObserver(store, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(store.changes.count == 2)
    center.removeObserver(store)
    center.post(name: name, object: nil)
    #expect(store.changes.count == 2)
    do { center.addObserver(Store(), selector: "changed:", name: name, object: nil) }
    center.post(name: name, object: nil)
  }

  @Test func aDisplayLinkCallsItsTargetInEachFrame() {
    let scene = SelectorScene()
    let link = CADisplayLink(target: scene.receiver, selector: "plain")
    link.add(to: .main, forMode: .default)
    scene.simulator.advance(by: 0.1)
    #expect(scene.receiver.received.count == 6)
    link.invalidate()
    scene.simulator.advance(by: 0.1)
    #expect(scene.receiver.received.count == 6)
  }

  private static var (first, second) = (0, 0)

  @Test func objectsHaveAssociatedValuesByKeyAndPolicy() {
    let (view, other) = (UIView(), NSObject())
    objc_setAssociatedObject(view, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "a")
    #expect(objc_getAssociatedObject(view, &Self.second) as? NSObject === other)
    #expect(objc_getAssociatedObject(other, &Self.first) == nil)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.second) == nil)
  }

  @Test func valuesOfManyObjectsThatAreGoneAreReleased() {
    weak var value: NSObject?
    do {
      let kept = NSObject()
      value = kept
      objc_setAssociatedObject(NSObject(), &Self.first, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    var owners: [NSObject] = []
    for _ in 0..<2000 {
      owners.append(NSObject())
      objc_setAssociatedObject(owners.last!, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }
}
