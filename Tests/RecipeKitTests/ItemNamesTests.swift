import Testing
import UIKit

@testable import RecipeKit

/// Truth: what one says of such things when one points at them.
@MainActor struct ItemNamesTests {
  private func view(_ color: UIColor?, _ width: CGFloat = 40, _ height: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test(arguments: [
    (UIColor.red, "red"), (.green, "green"), (.blue, "blue"), (.yellow, "yellow"), (.cyan, "turquoise"),
    (.magenta, "purple"), (.orange, "orange"), (.purple, "purple"), (.brown, "brown"), (.white, "white"),
    (.black, "black"), (.lightGray, "grey"), (.gray, "grey"), (.systemBlue, "blue"),
    (UIColor(red: 1, green: 0.4, blue: 0.7, alpha: 1), "pink"),
  ])
  func colorsHaveTheirPlainWords(color: UIColor, word: String) {
    #expect(ItemNames.names(of: [view(color)]) == ["\(word) square"])
  }

  @Test func shapesAreTold() {
    let ball = view(.orange)
    ball.layer.cornerRadius = 20
    #expect(
      ItemNames.names(of: [ball, view(.orange, 80, 4), view(.orange)]) == [
        "orange circle", "orange rectangle", "orange square",
      ]
    )
  }

  @Test func whatCannotBeSeenHasNoColor() {
    #expect(ItemNames.names(of: [view(.clear), view(nil, 2, 1)]) == ["square", "rectangle"])
  }

  @Test func whatSaysSomethingIsCalledThat() {
    let label = UILabel()
    label.text = "e 0.5"
    let button = UIButton()
    button.setTitle("Push me", for: .normal)
    #expect(ItemNames.names(of: [label, button, UIImageView()]) == ["e 0.5", "Push me", "picture"])
  }

  @Test func whatWouldBeCalledAlikeIsNumbered() {
    #expect(
      ItemNames.names(of: [view(.red), view(.blue), view(.red)]) == [
        "red square 1", "blue square", "red square 2",
      ]
    )
  }
}
