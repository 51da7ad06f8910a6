import UIKit

class SelfSizedNavigationController: UINavigationController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame = UIScreen.main.bounds
  }
}

class SelfSizedApp: DishesApp {
  override func showFirstScreen() {
    window?.rootViewController = SelfSizedNavigationController(
      rootViewController: makeList()
    )
  }
}

class FirstDishListController: DishListController {
  override func showDish(_ dish: Dish) {
    super.showDish(dishes[0])
  }
}

class FirstDishApp: DishesApp {
  override func makeList() -> DishListController {
    FirstDishListController(dishes: dishes)
  }
}

class UneditedListController: DishListController {
  override func setEditing(_ editing: Bool, animated: Bool) {}
}

class UneditedApp: DishesApp {
  override func makeList() -> DishListController {
    UneditedListController(dishes: dishes)
  }
}
