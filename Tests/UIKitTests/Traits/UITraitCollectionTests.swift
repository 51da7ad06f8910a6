import Testing
import UIKit

/// Truth: Apple, UITraitCollection: unspecified traits, combination (the last one wins), containment.
struct UITraitCollectionTests {
  @Test func aFreshCollectionLeavesEverythingOpen() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test func eachInitializerFixesOneTrait() {
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UITraitCollection(horizontalSizeClass: .compact).verticalSizeClass == .unspecified)
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
  }

  @Test func rawValuesAreApples() {
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0)
    #expect(UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.unspecified.rawValue == 0)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
  }

  @Test func theLastCollectionThatFixesATraitWins() {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(),
    ])
    #expect(combined.horizontalSizeClass == .regular)
    #expect(combined.verticalSizeClass == .compact)
    #expect(combined.displayScale == 3)
    #expect(combined.userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test func containmentLooksAtFixedTraitsOnly() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func equalTraitsAreEqualAndHashAlike() {
    let one = UITraitCollection(horizontalSizeClass: .compact)
    let other = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .compact)])
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != UITraitCollection(verticalSizeClass: .compact))
  }

  @Test(arguments: [CGFloat(-1), 0, .nan, -.infinity])
  func aScaleThatIsNoneIsLeftOpen(scale: CGFloat) {
    #expect(UITraitCollection(displayScale: scale).displayScale == 0)
  }

  @Test(arguments: [
    (CGFloat(2), "any idiom, scale 2, unspecified × unspecified"),
    (2.5, "any idiom, scale 2.5, unspecified × unspecified"),
    (.infinity, "any idiom, scale inf, unspecified × unspecified"),
  ])
  func anyScaleCanBeDescribed(scale: CGFloat, text: String) {
    #expect(UITraitCollection(displayScale: scale).description == text)
  }
}
