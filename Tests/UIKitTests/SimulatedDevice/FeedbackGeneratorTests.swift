import Simulator
import Testing
import UIKit

/// Truth: Apple, UIFeedbackGenerator and its subclasses; pads have no haptics.
@MainActor struct FeedbackGeneratorTests {
  @Test func theDeviceRemembersWhatWasFelt() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    let soft = UIImpactFeedbackGenerator(style: .soft)
    soft.prepare()
    soft.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred(intensity: 3)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(
      simulator.haptics == [
        .impact(.heavy, intensity: 1), .impact(.soft, intensity: 0.5), .impact(.medium, intensity: 1),
        .selection, .notification(.error),
      ]
    )
  }

  @Test func padsHaveNoHaptics() {
    let simulator = Simulator.boot(.iPadPro, iOS: 17)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(simulator.haptics.isEmpty)
  }

  @Test func nothingIsFeltInTheBackground() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    simulator.launch(UIViewController())
    simulator.pressHome()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(simulator.haptics.isEmpty)
    simulator.reopen()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(simulator.haptics == [.selection])
  }
}
