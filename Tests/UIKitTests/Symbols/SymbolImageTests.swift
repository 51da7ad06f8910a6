import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIImage.init(systemName:), UIImage.SymbolConfiguration and Human Interface Guidelines, "SF Symbols"; the drawings
/// are our own.
@MainActor struct SymbolImageTests {
  init() { _ = Simulator.boot(.iPhone6, iOS: 11) }

  @Test(arguments: [
    "heart", "heart.fill", "mic.slash.circle.fill", "folder.badge.plus", "12.square", "not.yet.drawn",
  ])
  func aNameGivesASymbol(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.renderingMode == .automatic)
    #expect(image.symbolConfiguration == .unspecified)
    #expect(image.size.width > 5 && image.size.width < 30 && image.size.height > 5 && image.size.height < 30)
    #expect(!image.commands.isEmpty)
  }

  @Test(arguments: [
    "", ".", "heart.", ".heart", "heart..fill", "Heart", "heart fill", "herz.äöü", "heart_fill",
  ])
  func anIllFormedNameGivesNone(_ name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func aGlyphOfEachNameIsDrawnInItsVariants() throws {
    for name in SymbolGlyph.texts.keys.sorted() {
      let glyph = SymbolGlyph(SymbolGlyph.texts[name] ?? "")
      #expect(!glyph.shapes.isEmpty && glyph.shapes.allSatisfy { !$0.outline.isEmpty }, "\(name)")
      let box = glyph.shapes.map(\.outline.boundingBoxOfPath).reduce(CGRect.null) { $0.union($1) }
      // Three people are wider than the grid.
      #expect(CGRect(x: -2, y: 0, width: 28, height: 24).contains(box), "\(name)")
      #expect(UIImage(systemName: name + ".circle.fill") != nil)
    }
  }

  @Test func aLongNameIsHarmless() {
    #expect(UIImage(systemName: "heart" + String(repeating: ".circle", count: 100_000)) != nil)
  }

  @Test func aNameThatIsNotDrawnShowsItsFirstLetter() throws {
    let unknown = try #require(SymbolDrawing(named: "tram.unknown"))
    let letter = try #require(SymbolDrawing(named: "t.square"))
    #expect(unknown.layers.count == 2)
    #expect(
      unknown.layers.last?.glyph.shapes.map(\.outline) == letter.layers.last?.glyph.shapes.map(\.outline)
    )
  }

  @Test func theSizeFollowsThePointSizeAndTheScale() throws {
    func width(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size.width
    }
    let body = try #require(UIImage(systemName: "circle")).size.width
    #expect(try width(.init(pointSize: 17)) == body)
    #expect(try width(.init(pointSize: 17, weight: .regular, scale: .medium)) == body)
    #expect(try abs(width(.init(pointSize: 34)) - 2 * body) <= 1)
    #expect(try width(.init(scale: .small)) < body)
    #expect(try width(.init(scale: .large)) > body)
    let title = UIFont.preferredFont(forTextStyle: .title1)
    #expect(try width(.init(textStyle: .title1)) == width(.init(pointSize: title.pointSize)))
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(try width(.init(font: bold)) == width(.init(pointSize: 20, weight: .bold)))
  }

  /// The weight sets the width of strokes; the scale doesn't.
  @Test func theWeightSetsTheWidthOfStrokes() throws {
    func stroke(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) throws -> CGFloat {
      let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight, scale: scale)
      let image = try #require(UIImage(systemName: "plus", withConfiguration: configuration))
      return try #require(Painted.play(image.commands).first?.strokeWidth)
    }
    let weights = (1...9).compactMap(UIImage.SymbolWeight.init)
    let widths = try weights.map { try stroke($0, .medium) }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    #expect(try stroke(.bold, .small) == stroke(.bold, .large))
  }

  @Test func anotherConfigurationReplacesOnlyWhatItSpecifies() throws {
    let one = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let other = UIImage.SymbolConfiguration(pointSize: 20)
    #expect(one.applying(other) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(one.applying(nil) == one && one.isEqual(to: one))
    #expect(!one.isEqual(to: other))
    let scaled = UIImage.SymbolConfiguration(scale: .large)
    #expect(one.applying(scaled) == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    let image = try #require(UIImage(systemName: "star", withConfiguration: one))
    #expect(image.applyingSymbolConfiguration(other)?.symbolConfiguration == one.applying(other))
    #expect(image.withConfiguration(other).symbolConfiguration == other)
    #expect(UIImage().applyingSymbolConfiguration(other) == nil)
    #expect(UIImage().symbolConfiguration == nil && !UIImage().isSymbolImage)
  }

  /// Capital letters and symbols have the same middle.
  @Test(arguments: [UIImage.SymbolScale.small, .medium, .large])
  func theBaselineIsHalfACapitalBelowTheMiddle(_ scale: UIImage.SymbolScale) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale)
    let image = try #require(UIImage(systemName: "circle", withConfiguration: configuration))
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(image.hasBaseline && abs(image.size.height / 2 - offset - 70.5 / 2) < 0.5)
    #expect(!UIImage().hasBaseline)
  }

  // MARK: Colours

  private func colors(_ view: UIImageView) -> [UIColor?] {
    guard case .image(let image, _, _)? = view.makeDrawing().first else { return [] }
    return Painted.play(image.commands).map(\.color)
  }

  @Test func anImageViewDrawsASymbolInItsTintColor() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    let view = UIImageView(image: symbol)
    view.tintColor = .red
    #expect(Set(colors(view)) == [.red])
    view.image = symbol.withTintColor(.green)
    #expect(Set(colors(view)) == [.red])
    view.image = symbol.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(Set(colors(view)) == [.green])
    view.preferredSymbolConfiguration = .init(pointSize: 40)
    #expect(Set(colors(view)) == [.green])
  }

  @Test func coloursOfAConfigurationStay() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let view = UIImageView(image: UIImage(systemName: "plus.circle", withConfiguration: palette))
    view.tintColor = .green
    #expect(colors(view) == [.blue, .red, .red])
    let plain = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    view.image = UIImage(systemName: "plus.circle", withConfiguration: plain)
    #expect(Set(colors(view)) == [.green])
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus.circle", withConfiguration: palette), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(try colors(#require(button.imageView)) == [.blue, .red, .red])
  }

  @Test func theMarkOfABadgeIsAGapInAnyColours() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let badge = try #require(UIImage(systemName: "folder.badge.plus", withConfiguration: palette))
    let masks = badge.commands.compactMap { command in
      if case .layer(_, let layer) = command {
        layer.mask.map { Painted.play($0.commands).count }
      } else {
        nil
      }
    }
    // The two strokes of the plus sign.
    #expect(masks == [2])
  }

  // MARK: Views

  @Test func aViewsConfigurationFillsWhatTheImagesLeavesOpen() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    let body = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * body) <= 1)
    view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == body)
  }

  @Test func aButtonHasAConfigurationForEachState() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.currentImage?.symbolConfiguration == large)
    button.isSelected = true
    #expect(button.currentImage?.symbolConfiguration == small)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
  }

  @Test func aDocumentNamesSymbolsOfTheSystemsCatalog() throws {
    let configuration =
      #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="bold"/>"#
    let nib = try UINib.xib(
      """
      <imageView id="a" image="heart.fill" catalog="system">\(configuration)</imageView>
      <button id="b"><state key="normal" image="trash" catalog="system">\(configuration)</state></button>
      <imageView id="c" image="heart.fill"/>
      """
    )
    let views = nib.instantiate(withOwner: nil)
    let expected = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let heart = try #require(views.first as? UIImageView)
    #expect(heart.image?.isSymbolImage == true && heart.preferredSymbolConfiguration == expected)
    let button = try #require(views[1] as? UIButton)
    #expect(button.currentImage?.symbolConfiguration == expected)
    #expect((views[2] as? UIImageView)?.image == nil)
  }
}
