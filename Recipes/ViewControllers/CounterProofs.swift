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

class SecondTableListController: DishListController {
  let second = UITableView()

  override var tableView: UITableView! {
    get { second }
    set {}
  }
}

class SecondTableApp: DishesApp {
  override func makeList() -> DishListController {
    SecondTableListController(dishes: dishes)
  }
}

class IdleListController: DishListController {
  override func showDish(_ dish: Dish) {}
}

class IdleListApp: DishesApp {
  override func makeList() -> DishListController {
    IdleListController(dishes: dishes)
  }
}

class SelectionKeepingListController: DishListController {
  override func viewWillAppear(_ animated: Bool) {
    // Without `super` no row is deselected.
  }
}

class SelectionKeepingApp: DishesApp {
  override func makeList() -> DishListController {
    SelectionKeepingListController(dishes: dishes)
  }
}

class AllKnowingPhotoController: PhotoController {
  var dishes: [Dish] = []
}

class AllKnowingDishController: DishController {
  var dishes: [Dish] = []

  override func enlargePhoto() {
    let screen = AllKnowingPhotoController(photo: dish.photo)
    screen.dishes = dishes
    show(screen, sender: self)
  }
}

class AllKnowingListController: DishListController {
  override func showDish(_ dish: Dish) {
    let screen = AllKnowingDishController(dish: dish)
    screen.dishes = dishes
    show(screen, sender: self)
  }
}

class AllKnowingApp: DishesApp {
  override func makeList() -> DishListController {
    AllKnowingListController(dishes: dishes)
  }
}
