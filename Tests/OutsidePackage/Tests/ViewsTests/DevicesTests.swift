import Testing
import UIKit
import UIKitTesting

/// The device of all tests in extensions of this suite.
@Suite(.device(.iPhone14, locale: Locale(identifier: "en_GB"))) enum AllTests {}

/// The devices that the application supports.
let supportedDevices =
  TestDevice.matrix(models: [.iPhoneSE3, .iPadPro], iOS: [16], appearances: [.light, .dark]) + [
    TestDevice(contentSizeCategory: .accessibilityLarge),
    TestDevice(layoutDirection: .rightToLeft, locale: Locale(identifier: "ar_EG")),
  ]

extension AllTests {
  /// Truth: what somebody with the devices in their hands would see.
  @Suite(.devices(supportedDevices)) @MainActor struct WelcomeTests {
    let device = Simulator.current
    let controller = WelcomeController()

    init() {
      device.launch(controller)
    }

    @Test func theButtonIsOnTheScreen() {
      #expect(controller.view.bounds.contains(controller.button.frame))
    }

    @Test func itIsAccessible() {
      device.performAccessibilityAudit()
    }
  }

  @MainActor struct LocaleTests {
    @Test(.device(appearance: .dark)) func theLocaleIsThatOfAllTests() {
      #expect(Simulator.current.locale.identifier == "en_GB")
      #expect(Simulator.current.model == .iPhone14 && Simulator.current.appearance == .dark)
    }
  }
}

final class WelcomeController: UIViewController {
  let label = UILabel()
  let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Welcome to the shop"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    button.configuration?.title = "Start"
    for subview in [label, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: area.topAnchor),
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
