import RecipeKit

/// The toys that take pictures.
@MainActor let pictureToys: [any RecipeScript] = [
  ToyRecipe("pictured") { number, stage in
    let device = stage.boot(.iPhone4, iOS: 7)
    let controller = UIViewController()
    device.launch(controller)
    controller.view.backgroundColor = number == 2 ? .white : .red
    stage.picture("start", caption: "At the start")
    stage.film("fading", caption: "It fades", seconds: 0.5) {
      UIView.animate(withDuration: 0.25) { controller.view.alpha = 0 }
    }
    stage.picture("end", caption: "At the end")
    stage.checkTwo(number)
  },
  ToyRecipe("misnamed") { number, stage in
    _ = stage.boot(.iPhone4)
    for name in ["a", "a", "Not a name"] { stage.picture(name, caption: "Again") }
    stage.checkTwo(number)
  },
  ToyRecipe("blind") { $1.checkTwo($0) },
]
