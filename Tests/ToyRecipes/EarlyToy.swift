import RecipeKit

/// A toy that uses UIKit before the runner starts it, and where an exception might come, too.
@MainActor func earlyToy() -> any RecipeScript {
  let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in UIColor.red.setFill() }
  return ToyRecipe(
    "early",
    claims: [.core("two", "The number is two."), .core("named", "An image is found by its name.")],
    wrongWays: [
      ToyRecipe.three(breaks: ["two", Breakage("named", seeing: "NSRangeException: it's '3',\nnot 2")])
    ]
  ) { number, stage in
    stage.checkTwo(number)
    stage.expectNoException("named", "An application may have an image that was drawn before.") {
      let device = stage.boot(.iPhone5)
      device.addAssets(["early": image])
      let controller = UIViewController()
      controller.view.addSubview(UIImageView(image: UIImage(named: "early")))
      device.launch(controller)
      device.rotate(to: .landscapeLeft)
      raiseUnlessTwo(number)
    }
  }
}
