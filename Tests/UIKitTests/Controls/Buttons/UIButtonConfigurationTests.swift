import Simulator
import Testing
import UIKit

/// Truth: Apple, UIButton.Configuration; WWDC 2021 session 10064; sizes in Interface Builder's documents.
@MainActor struct UIButtonConfigurationTests {
  private func boot() { _ = Simulator.boot(.iPhone15, iOS: 17) }

  private func titled(_ configuration: UIButton.Configuration, _ title: String = "Button") -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  private func fill(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.subviews.first?.subviews.first?.backgroundColor
  }

  @Test func theDefaultsAreThoseOfTheDocumentation() {
    boot()
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.title == nil && configuration.subtitle == nil && configuration.image == nil)
    #expect(configuration.imagePlacement == .leading && configuration.imagePadding == 0)
    #expect(configuration.titlePadding == 1 && configuration.titleAlignment == .automatic)
    #expect(configuration.cornerStyle == .dynamic && configuration.buttonSize == .medium)
    #expect(configuration.automaticallyUpdateForSelection && !configuration.showsActivityIndicator)
    #expect(configuration.indicator == .automatic && configuration.baseForegroundColor == nil)
  }

  /// A filled button with the title "Button" is 75 × 35 points in documents of Interface Builder.
  @Test func aButtonHasTheSizeOfItsContentAndInsets() {
    boot()
    let button = titled(.filled())
    #expect(button.intrinsicContentSize == CGSize(width: 75, height: 35))
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 75 - 24 + 6, height: 35 - 14 + 4))
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize == CGSize(width: 75, height: 35))
  }

  @Test func largerSizesHaveMoreRoom() {
    boot()
    let heights = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
      var configuration = UIButton.Configuration.gray()
      configuration.buttonSize = size
      return titled(configuration).intrinsicContentSize.height
    }
    #expect(heights == [28, 28, 35, 51])
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGSize(width: 20 + 6 + 51 + 24, height: 35)),
    (.trailing, CGSize(width: 20 + 6 + 51 + 24, height: 35)),
    (.top, CGSize(width: 75, height: 20 + 6 + 21 + 14)),
    (.bottom, CGSize(width: 75, height: 20 + 6 + 21 + 14)),
  ])
  func theImageIsOnItsSide(placement: NSDirectionalRectEdge, size: CGSize) throws {
    boot()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    configuration.imagePadding = 6
    configuration.imagePlacement = placement
    let button = titled(configuration)
    #expect(button.intrinsicContentSize == size)
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    let (picture, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    switch placement {
    case .leading: #expect(picture.minX == 12 && title.minX == picture.maxX + 6)
    case .trailing: #expect(title.minX == 12 && picture.minX == title.maxX + 6)
    case .top: #expect(picture.minY == 7 && title.minY == picture.maxY + 6 && picture.midX == title.midX)
    default: #expect(title.minY == 7 && picture.minY == title.maxY + 6)
    }
  }

  @Test func theSubtitleIsBelowTheTitle() throws {
    boot()
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "Three items"
    configuration.titlePadding = 5
    let button = titled(configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.text == "Three items" && subtitle.frame.minY == title.frame.maxY + 5)
    #expect(subtitle.frame.midX == title.frame.midX)
    button.configuration?.titleAlignment = .leading
    button.layoutIfNeeded()
    #expect(subtitle.frame.minX == title.frame.minX)
  }

  // MARK: Colours

  @Test func stylesHaveTheirColours() {
    boot()
    let tint = UIButton().tintColor
    let filled = titled(.filled())
    #expect(fill(filled) == tint && filled.titleLabel?.textColor == .white)
    let plain = titled(.plain())
    #expect(fill(plain) == .clear && plain.titleLabel?.textColor == tint)
    #expect(fill(titled(.bordered())) == fill(titled(.gray())))
    #expect(fill(titled(.borderedProminent())) == fill(filled))
    let tinted = [UIButton.Configuration.borderedTinted(), .tinted()].map {
      fill(titled($0))?.resolvedColor(with: .current)
    }
    #expect(tinted[0] == tinted[1] && tinted[0] != nil)
  }

  @Test func theApplicationsColoursStay() {
    boot()
    var configuration = UIButton.Configuration.filled()
    configuration.baseForegroundColor = .black
    configuration.baseBackgroundColor = .yellow
    let button = titled(configuration)
    #expect(fill(button) == .yellow && button.titleLabel?.textColor == .black)
    button.configuration?.background.backgroundColor = .red
    button.isHighlighted = true
    #expect(fill(button) == .red)
    button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
      .green
    }
    #expect(fill(button) == .green)
  }

  @Test func statesChangeTheColours() {
    boot()
    let button = titled(.filled())
    let normal = fill(button)
    button.isHighlighted = true
    #expect(fill(button) != normal)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(fill(button) != normal && button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    #expect(fill(button) == normal)
    button.role = .destructive
    #expect(fill(button) == .systemRed)
  }

  @Test func aSelectedButtonLooksDifferentUnlessToldNotTo() {
    boot()
    let button = titled(.plain())
    button.isSelected = true
    #expect(fill(button) != .clear)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(fill(button) == .clear)
  }

  // MARK: Updating

  @Test func theHandlerIsCalledOnceForAState() {
    boot()
    var states: [UIControl.State] = []
    let button = titled(.filled())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Held" : "Free"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Free")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Held")
    #expect(states == [.normal, .highlighted])
    button.layoutIfNeeded()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states == [.normal, .highlighted, .highlighted])
  }

  @Test func aSubclassUpdatesItsConfiguration() {
    final class Outlined: UIButton {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.background.strokeWidth = isEnabled ? 2 : 0
      }
    }
    boot()
    let button = Outlined(configuration: .plain())
    button.layoutIfNeeded()
    #expect(button.configuration?.background.strokeWidth == 2)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.configuration?.background.strokeWidth == 0)
  }

  @Test func titlesOfStatesAndOfTheActionAreShownWithoutOneOfTheConfiguration() {
    boot()
    let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Send") { _ in })
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send")
    button.setTitle("Sent", for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sent")
    button.configuration?.title = "Own"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Own")
  }

  @Test func attributesOfTheTitleAreMergedAndTransformed() throws {
    boot()
    var text = AttributedString("Red")
    text.foregroundColor = .red
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = text
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.font = .boldSystemFont(ofSize: 30)
      return changed
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(shown[.foregroundColor] as? UIColor == .red)
    #expect(shown[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(configuration.title == "Red")
  }

  @Test func cornersFollowTheirStyle() {
    boot()
    func radius(_ style: UIButton.Configuration.CornerStyle) -> CGFloat? {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 3
      let button = titled(configuration)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      button.layoutIfNeeded()
      return button.subviews.first?.subviews.first?.layer.cornerRadius
    }
    #expect(radius(.fixed) == 3 && radius(.dynamic) == 3 && radius(.capsule) == 20)
    #expect(radius(.small) ?? 0 < radius(.medium) ?? 0 && radius(.medium) ?? 0 < radius(.large) ?? 0)
  }

  @Test func withoutItsConfigurationAButtonIsAPlainOne() {
    boot()
    let button = titled(.filled())
    button.layoutIfNeeded()
    button.configuration = nil
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go" && button.subtitleLabel == nil)
    #expect(button.intrinsicContentSize.height == 30)
  }

  @Test func aTapRunsTheActionOfAConfiguredButton() {
    let scene = ControlScene(iOS: 17) { UIButton(configuration: .filled()) }
    scene.simulator.tap(at: scene.middle)
    #expect(scene.log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func aLongTitleWrapsWithConstraints() {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    device.launch(controller)
    let button = titled(.filled(), "A title that is much too long for one line of this button")
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 120),
      button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    device.settle()
    #expect(button.frame.height > 70)
  }
}
