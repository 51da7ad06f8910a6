import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: the documented size and form of terminal pictures; ECMA-48's codes; xterm's palette.
@MainActor struct TerminalWriterTests {
  private func picture(on model: DeviceModel = .iPhone4, turned: Bool = false) -> Picture {
    let simulator = show(on: model, iOS: 7) { view in
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
      label.text = "Legible 漢字 text"
      view.addSubview(label)
      view.addSubview(box(CGRect(x: 0, y: 200, width: 320, height: 100), .blue))
    }
    if turned { simulator.rotateLeft() }
    return Picture(of: simulator, caption: "")
  }

  /// What is seen of a line, without codes.
  private func columns(_ line: Substring) -> Int {
    var width = 0
    var isCode = false
    for character in line {
      if character == "\u{1B}" { isCode = true }
      if !isCode { width += CharacterWidth.of(character) }
      if isCode, character == "m" { isCode = false }
    }
    return width
  }

  @Test(arguments: DeviceModel.all, TerminalColors.allCases)
  func aPictureFitsTheColumnsAndFortyLines(model: DeviceModel, colors: TerminalColors) {
    for (limit, turned) in [(80, true), (80, false), (40, true), (12, true)] {
      let lines = picture(on: model, turned: turned).terminal(columns: limit, colors: colors)
        .split(separator: "\n")
      #expect(lines.count <= 42 && lines.count > 2)
      let widths = Set(lines.map(columns))
      #expect(widths.count == 1)
      #expect((widths.first ?? 0) <= limit)
    }
  }

  /// A lesson's picture leaves room for the text around it.
  @Test(arguments: DeviceModel.all, TerminalColors.allCases)
  func aCroppedPictureIsNoHigherThanTheTerminal(model: DeviceModel, colors: TerminalColors) {
    for (rows, turned) in [(50, false), (24, true), (24, false), (10, false)] {
      let lines = picture(on: model, turned: turned).terminal(
        columns: 78,
        colors: colors,
        croppedToRows: rows
      )
      .split(separator: "\n")
      #expect(lines.count <= rows && lines.count > 2)
      #expect(lines.allSatisfy { columns($0) <= 78 })
    }
  }

  @Test(arguments: TerminalColors.allCases)
  func emptyMarginsAreCropped(colors: TerminalColors) {
    let simulator = show(on: .iPhone4, iOS: 7) { view in
      view.addSubview(box(CGRect(x: 20, y: 200, width: 280, height: 80), .blue))
      view.addSubview(box(CGRect(x: 20, y: 280, width: 280, height: 40), .red))
    }
    func lines(_ rows: Int?) -> Int {
      Picture(of: simulator, caption: "").terminal(columns: 78, colors: colors, croppedToRows: rows)
        .count { $0 == "\n" }
    }
    #expect(lines(100) < lines(nil))
  }

  /// Neither the status bar nor round corners, a notch and the home indicator are content.
  @Test(arguments: [DeviceModel.iPhone4, .iPhoneX, .iPhone16])
  func theDevicesPartsAreCropped(model: DeviceModel) {
    let simulator = show(on: model, statusBarHidden: false) { view in
      view.addSubview(box(CGRect(x: 20, y: 200, width: 280, height: 80), .blue))
    }
    let text = Picture(of: simulator, caption: "").terminal(columns: 78, colors: .none, croppedToRows: 100)
    #expect(!text.contains("9:41"))
    // 80 points and the margins on 76 columns of one screen's width, two pixels a row.
    let rows = (80 + 2 * model.size.width / 20) / (model.size.width / 76) / 2
    #expect(abs(Double(text.count { $0 == "\n" } - 2) - Double(rows)) <= 1)
  }

  @Test func withoutColoursThereAreNoCodes() {
    #expect(!picture().terminal(colors: .none).contains("\u{1B}"))
  }

  @Test func everyLineEndsWithoutColour() {
    for colors in [TerminalColors.trueColor, .indexed] {
      let lines = picture().terminal(colors: colors).split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    }
    #expect(picture().terminal(colors: .trueColor).contains("\u{1B}[48;2;0;0;255m"))
    #expect(picture().terminal(colors: .indexed).contains("\u{1B}[48;5;21m"))
    #expect(!picture().terminal(colors: .indexed).contains("8;2;"))
  }

  @Test(arguments: TerminalColors.allCases)
  func wordsAreWords(colors: TerminalColors) {
    #expect(picture().terminal(colors: colors).contains("Legible 漢字 text"))
  }

  @Test func aShadowIsNotASecondText() {
    let simulator = show(on: .iPhone4, iOS: 4, statusBarHidden: false)
    let text = Picture(of: simulator, caption: "").terminal(colors: .none)
    #expect(text.components(separatedBy: "9:41").count == 2)
  }

  @Test(
    arguments: [
      ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([0, 0, 255], 21), ([95, 135, 175], 67),
      ([8, 8, 8], 232), ([238, 238, 238], 255), ([118, 118, 118], 243),
    ]
  )
  func coloursGoToTheNearestOfThePalette(parts: [Int], index: Int) {
    #expect(XtermPalette.index(of: parts) == index)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("👋🏽", 2), ("✓", 1), ("×", 1), ("…", 1), ("❤️", 2),
  ])
  func widths(character: Character, width: Int) {
    #expect(CharacterWidth.of(character) == width)
  }
}
