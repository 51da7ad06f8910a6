import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: the views of the two screens, which each test states: a caption names what differs by what a reader sees (its
/// text, its accessibility label, or its colour and shape), with its place in points.
@MainActor
struct DifferenceWordsTests {
  private let text = ComparisonText(caption: "It", wrongWay: "wrong", mistake: "It is wrong.")

  /// What is said of two screens.
  private func words(
    _ right: @escaping (UIView) -> Void,
    _ wrong: @escaping (UIView) -> Void,
    iOS version: Double = 9
  ) -> String {
    let pictures = [right, wrong].map { Picture(of: show(iOS: version, $0), caption: "picture") }
    return PictureComparison(pictures[0], pictures[1], text).words
  }

  private func label(_ text: String, y: CGFloat = 100, _ color: UIColor = .black, bold: Bool = false)
    -> UILabel
  {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 280, height: 30))
    label.text = text
    label.textColor = color
    label.font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    return label
  }

  private func button(_ title: String, x: CGFloat = 20) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: 300, width: 80, height: 40)
    return button
  }

  @Test func aSquareIsNamedByItsColourAndItsMiddle() {
    let words = words(
      { $0.addSubview(box(CGRect(x: 110, y: 200, width: 100, height: 100), .green)) },
      { $0.addSubview(box(CGRect(x: 110, y: 190, width: 100, height: 100), .green)) }
    )
    #expect(words == "The green square is at (160, 240) in place of (160, 250).")
  }

  @Test func aMissingLabelIsNamedByItsText() {
    let words = words(
      { $0.addSubview(self.label("Next")) },
      { _ in }
    )
    #expect(words == "The label “Next” is missing.")
  }

  @Test func whatTheRightWayDoesNotShowIsThereAsWell() {
    #expect(words({ _ in }, { $0.addSubview(self.button("Go")) }) == "The button “Go” is there as well.")
  }

  @Test func aTextThatReadsOtherwiseIsQuotedOnBothSides() {
    let words = words({ $0.addSubview(self.label("Two")) }, { $0.addSubview(self.label("One")) })
    #expect(words == "The label reads “One” in place of “Two”.")
  }

  @Test func aTitleOfANavigationBarIsATitle() {
    func picture(_ title: String) -> Picture {
      let simulator = Simulator.boot(.iPhone5, iOS: 9, statusBarHidden: true)
      let sheet = Sheet()
      sheet.title = title
      simulator.launch(UINavigationController(rootViewController: sheet))
      return Picture(of: simulator, caption: "picture")
    }
    let words = PictureComparison(picture("B"), picture("A"), text).words
    #expect(words == "The title reads “A” in place of “B”.")
  }

  @Test func coloursAndFontsAreNamed() {
    #expect(
      words({ $0.addSubview(self.label("Hot", .red)) }, { $0.addSubview(self.label("Hot")) })
        == "The label “Hot” is black in place of red."
    )
    #expect(
      words({ $0.addSubview(self.label("Hot", bold: true)) }, { $0.addSubview(self.label("Hot")) })
        == "The label “Hot” is not bold."
    )
  }

  @Test func aSizeAndARotationAreNumbers() {
    let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    #expect(
      words(
        { $0.addSubview(box(frame, .red)) },
        { $0.addSubview(box(frame.insetBy(dx: 0, dy: 30), .red)) }
      ) == "The red rectangle has a size of 100 × 40 in place of 100 × 100."
    )
    #expect(
      words(
        { $0.addSubview(box(frame, .red)) },
        {
          let view = box(frame, .red)
          view.transform = CGAffineTransform(rotationAngle: .pi / 6)
          $0.addSubview(view)
        }
      ) == "The red square is turned by 30°."
    )
  }

  @Test func anAccessibilityLabelNamesWhatHasNoText() {
    let words = words(
      {
        let lamp = box(CGRect(x: 100, y: 100, width: 50, height: 50), .yellow)
        lamp.accessibilityLabel = "Lamp"
        $0.addSubview(lamp)
      },
      { _ in }
    )
    #expect(words == "The view “Lamp” is missing." || words == "The square “Lamp” is missing.")
  }

  @Test func aProgressBarHasAValue() {
    func bar(_ progress: Float) -> (UIView) -> Void {
      {
        let bar = UIProgressView(frame: CGRect(x: 20, y: 100, width: 280, height: 4))
        bar.progress = progress
        $0.addSubview(bar)
      }
    }
    #expect(words(bar(0.5), bar(0)) == "The progress bar stands at 0% in place of 50%.")
  }

  /// The most telling difference comes first, equal ones are one, and the rest is counted.
  @Test func manyDifferencesAreOrderedMergedAndCounted() {
    let words = words(
      {
        for (place, name) in ["A", "B", "C", "D", "E"].enumerated() {
          $0.addSubview(self.label(name, y: 30 + 40 * CGFloat(place)))
        }
        $0.addSubview(box(CGRect(x: 10, y: 400, width: 20, height: 20), .red))
        $0.addSubview(box(CGRect(x: 100, y: 400, width: 20, height: 20), .blue))
        $0.addSubview(box(CGRect(x: 200, y: 400, width: 20, height: 20), .green))
      },
      {
        $0.addSubview(box(CGRect(x: 10, y: 450, width: 20, height: 20), .red))
        $0.addSubview(box(CGRect(x: 100, y: 450, width: 20, height: 20), .blue))
        $0.addSubview(box(CGRect(x: 200, y: 450, width: 20, height: 20), .green))
      }
    )
    #expect(
      words == "The labels “A”, “B”, “C” and 2 more are missing; "
        + "the red square is at (20, 460) in place of (20, 410); "
        + "the blue square is at (110, 460) in place of (110, 410); and 1 more difference."
    )
  }

  @Test func thingsOfOneLookAreCounted() {
    func boxes(_ places: [CGFloat]) -> (UIView) -> Void {
      { view in
        for x in places { view.addSubview(box(CGRect(x: x, y: 100, width: 20, height: 20), .red)) }
      }
    }
    #expect(words(boxes([10, 60, 110]), boxes([10, 60])) == "One of the 3 red squares is missing.")
    #expect(words(boxes([10, 60, 110]), boxes([])) == "The 3 red squares are missing.")
  }

  @Test func theShadowOfATextIsNoSecondText() {
    let words = words(
      { $0.addSubview(self.label("Next")) },
      {
        let label = self.label("Last")
        label.shadowColor = .gray
        label.shadowOffset = CGSize(width: 0, height: 1)
        $0.addSubview(label)
      }
    )
    #expect(words == "The label reads “Last” in place of “Next”.")
  }

  @Test(
    arguments: [
      (0xFF0000, "red"), (0x00FF00, "green"), (0x0000FF, "blue"), (0xFFFF00, "yellow"), (0xFF8000, "orange"),
      (0x800080, "purple"), (0x996633, "brown"), (0x000000, "black"), (0xFFFFFF, "white"), (0x808080, "grey"),
      (0xAAAAAA, "light grey"), (0x555555, "dark grey"),
    ] as [(UInt32, String)]
  )
  func theColoursOfUIKitHaveTheirNames(hex: UInt32, name: String) {
    #expect(ColorName.of(SceneColor(hex)) == name)
  }
}
