import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: where UIKit's documentation puts views (frames, transforms, alpha, clipping, order of subviews), and SVG's
/// meaning of the elements; every file goes through a real XML parser.
@MainActor struct PictureTests {
  @Test(arguments: DeviceModel.all, [4.0, 7, 8])
  func everyDeviceIsValidInEveryPose(model: DeviceModel, version: Double) {
    let simulator = show(on: model, iOS: version, statusBarHidden: false)
    for _ in 0..<4 {
      let picture = Picture(of: simulator, caption: "device")
      let xml = ParsedXML(picture.svg)
      #expect(xml.error == nil)
      #expect(xml.elements.first == "svg")
      #expect(xml.words(in: "title") == ["device"])
      #expect(xml.words(in: "desc").first?.hasPrefix("\(model.name) with iOS \(version), held in ") == true)
      #expect(picture.svg.utf8.count < 4_000)
      simulator.rotateLeft()
    }
  }

  @Test func theSameMomentIsTheSameBytes() {
    func take() -> String {
      svg { view in
        for index in 0..<20 { view.addSubview(box(CGRect(x: index * 7, y: index, width: 9, height: 9))) }
      }
    }
    #expect(take() == take())
  }

  @Test func aLineHoldsOneElementAndNoneAScript() {
    let text = svg { view in
      view.addSubview(box(CGRect(x: 1, y: 2, width: 3, height: 4)))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "words"
      view.addSubview(label)
    }
    let tags = text.split(separator: "\n").map { line in line.count { $0 == "<" } }
    // An element with words or with a definition's parts in it is closed on its line.
    #expect(tags.allSatisfy { $0 <= 6 })
    #expect(!text.contains("script"))
    #expect(text.contains("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#f00\"/>\n"))
  }

  @Test func coordinatesAreThoseOfTheScreenHoweverDeepAViewLies() {
    let text = svg { view in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let middle = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      middle.bounds.origin = CGPoint(x: 0, y: 8)
      middle.addSubview(box(CGRect(x: 1, y: 10, width: 4, height: 4)))
      outer.addSubview(middle)
      view.addSubview(outer)
    }
    #expect(text.contains("<rect x=\"16\" y=\"27\" width=\"4\" height=\"4\" fill=\"#f00\"/>"))
  }

  @Test func subviewsArePaintedFromBackToFrontAndHiddenOnesNotAtAll() throws {
    let text = svg { view in
      let hidden = box(CGRect(x: 0, y: 0, width: 9, height: 9), UIColor(red: 0, green: 1, blue: 1, alpha: 1))
      hidden.isHidden = true
      let clear = box(CGRect(x: 0, y: 0, width: 9, height: 9), UIColor(red: 1, green: 0, blue: 1, alpha: 1))
      clear.alpha = 0
      for child in [hidden, clear, box(CGRect(x: 0, y: 0, width: 9, height: 9), .red)] {
        view.addSubview(child)
      }
      view.addSubview(box(CGRect(x: 0, y: 0, width: 9, height: 9), .green))
    }
    #expect(!text.contains("#0ff") && !text.contains("#f0f"))
    let red = try #require(text.range(of: "#f00"))
    let green = try #require(text.range(of: "#0f0"))
    #expect(red.lowerBound < green.lowerBound)
  }

  @Test func aFadedViewFadesAsAWhole() {
    let text = svg { view in
      let faded = box(CGRect(x: 0, y: 0, width: 90, height: 90))
      faded.alpha = 0.5
      faded.addSubview(box(CGRect(x: 0, y: 0, width: 9, height: 9), .green))
      view.addSubview(faded)
      let single = box(CGRect(x: 0, y: 100, width: 9, height: 9), .blue)
      single.alpha = 0.25
      view.addSubview(single)
    }
    #expect(text.contains("<g opacity=\"0.5\">"))
    #expect(text.contains("fill=\"#00f\" fill-opacity=\"0.25\"/>"))
  }

  @Test func aTurnedViewGetsAGroupWithItsTransform() {
    let text = svg { view in
      let turned = box(CGRect(x: 100, y: 100, width: 40, height: 40))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
      view.addSubview(turned)
      let upright = box(CGRect(x: 200, y: 100, width: 40, height: 20), .green)
      upright.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.addSubview(upright)
    }
    // The corner (0, 0) goes to 120 - 20·cos 30° + 20·sin 30°, 120 - 20·sin 30° - 20·cos 30°.
    #expect(text.contains("<g transform=\"matrix(0.86603 0.5 -0.5 0.86603 112.68 92.68)\">"))
    #expect(text.contains("<rect x=\"210\" y=\"90\" width=\"20\" height=\"40\" fill=\"#0f0\"/>"))
  }

  @Test func whatClipsIsAViewportAndRoundCornersAreAnOutline() {
    let text = svg { view in
      for (index, radius) in [CGFloat(0), 8].enumerated() {
        let clip = UIView(frame: CGRect(x: 10, y: 10 + index * 50, width: 40, height: 40))
        clip.clipsToBounds = true
        clip.layer.cornerRadius = radius
        clip.addSubview(box(CGRect(x: 20, y: 20, width: 40, height: 40)))
        view.addSubview(clip)
      }
    }
    let xml = ParsedXML(text)
    #expect(text.contains("<svg x=\"10\" y=\"10\" width=\"40\" height=\"40\" viewBox=\"10 10 40 40\">"))
    #expect(xml.all("clipPath").count == 1)
    let id = xml.all("clipPath").first?["id"] ?? ""
    #expect(text.contains("clip-path=\"url(#\(id))\""))
  }

  @Test func whatLiesOffTheScreenIsLeftOut() {
    let text = svg { view in
      view.addSubview(box(CGRect(x: 0, y: 569, width: 40, height: 40)))
      view.addSubview(box(CGRect(x: -41, y: 0, width: 40, height: 40)))
    }
    #expect(!text.contains("#f00"))
  }

  @Test func cornersBordersAndShadowsAreDrawn() {
    let text = svg { view in
      let card = box(CGRect(x: 20, y: 20, width: 100, height: 60))
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.blue.cgColor
      card.layer.shadowOpacity = 0.5
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowRadius = 5
      view.addSubview(card)
    }
    #expect(text.contains("<rect x=\"20\" y=\"20\" width=\"100\" height=\"60\" rx=\"12\" fill=\"#f00\"/>"))
    #expect(
      text.contains(
        "<rect x=\"21\" y=\"21\" width=\"98\" height=\"58\" rx=\"11\" fill=\"none\" stroke=\"#00f\" "
          + "stroke-width=\"2\"/>"
      )
    )
    #expect(text.contains("<feGaussianBlur stdDeviation=\"5\"/>"))
    #expect(text.contains("<rect x=\"20\" y=\"24\" width=\"100\" height=\"60\" rx=\"12\" fill=\"#000\""))
  }

  @Test func textHasThePlaceAndTheWidthOfTheLayout() throws {
    let text = svg { view in
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      label.font = UIFont(name: "Helvetica", size: 20)
      label.text = "mm 1"
      view.addSubview(label)
    }
    let attributes = try #require(ParsedXML(text).all("text").first)
    // Helvetica: m 0.833 em, space 0.278, digits 0.556.
    #expect(attributes["textLength"] == "50")
    #expect(attributes["x"] == "10")
    #expect(attributes["font-size"] == "20")
    #expect(ParsedXML(text).words(in: "text") == ["mm 1"])
  }

  @Test func justifiedTextAndTabsKeepTheirWordsApart() {
    let text = svg { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      label.numberOfLines = 0
      label.text = "a\tb"
      view.addSubview(label)
    }
    #expect(ParsedXML(text).words(in: "tspan") == ["a", "b"])
  }

  @Test func anInterfaceThatRefusesToTurnLiesOnItsSide() {
    final class Stubborn: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(Stubborn())
    simulator.rotateLeft()
    let xml = ParsedXML(Picture(of: simulator, caption: "stubborn").svg)
    #expect(xml.words(in: "desc").first?.hasSuffix("; its interface stays in portrait.") == true)
    #expect(xml.all("g").contains { $0["transform"]?.hasPrefix("matrix(0 -1 1 0 ") == true })
  }

  @Test func theTreeTellsTheSameInWords() {
    let simulator = show { $0.addSubview(box(CGRect(x: 1, y: 2, width: 3, height: 4))) }
    #expect(
      ViewTree(of: simulator, caption: "a\nb").text == """
        a b
        iPhone 5 with iOS 7.0, held in portrait. No status bar.
        <UIWindow; frame = (0 0; 320 568)>
           | <UIView; frame = (0 0; 320 568); autoresize = W+H>
           |    | <UIView; frame = (1 2; 3 4)>

        """
    )
  }

  @Test func aPictureShowsTheMiddleOfAnAnimation() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    simulator.advance(by: 0.5)
    #expect(Picture(of: simulator, caption: "").svg.contains("<rect x=\"50\" width=\"10\" height=\"10\""))
  }
}
