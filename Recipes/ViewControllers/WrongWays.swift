import UIKit

// MARK: a view put in the window

class ViewInTheWindowApp: DishesApp {
  var list: DishListController?

  override func showFirstScreen() {
    list = makeList()
    if let view = list?.view { window?.addSubview(view) }
  }
}

// MARK: a view before its time

class ViewBeforeItsTimeApp: DishesApp {
  override func makeList() -> DishListController {
    let list = super.makeList()
    list.view.backgroundColor = .white
    return list
  }
}

// MARK: a view thrown away

class ThrowAwayListController: DishListController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view = nil
  }
}

class ThrowAwayApp: DishesApp {
  override func makeList() -> DishListController {
    ThrowAwayListController(dishes: dishes)
  }
}

// MARK: warnings unheard

class DeafListController: DishListController {
  var warnings = 0

  override func didReceiveMemoryWarning() {
    warnings += 1
  }
}

class DeafApp: DishesApp {
  override func makeList() -> DishListController {
    DeafListController(dishes: dishes)
  }
}

// MARK: a star of its own mind

class OwnMindDishController: DishController {
  override func starTapped() {
    starButton.setTitle("A favourite", for: .normal)
  }
}

class OwnMindListController: DishListController {
  override func showDish(_ dish: Dish) {
    show(OwnMindDishController(dish: dish), sender: self)
  }
}

class OwnMindApp: DishesApp {
  override func makeList() -> DishListController {
    OwnMindListController(dishes: dishes)
  }
}

// MARK: one controller for two screens

class TwoScreensDishController: DishController {
  override func enlargePhoto() {
    let photo = UIView(frame: view.bounds)
    photo.backgroundColor = dish.photo
    view = photo
  }
}

class TwoScreensListController: DishListController {
  override func showDish(_ dish: Dish) {
    show(TwoScreensDishController(dish: dish), sender: self)
  }
}

class TwoScreensApp: DishesApp {
  override func makeList() -> DishListController {
    TwoScreensListController(dishes: dishes)
  }
}

// MARK: a borrowed view

class BorrowedViewController: LookalikeController {
  override func imitate(_ other: UIViewController) {
    view = other.view
  }
}

// MARK: a list of its own habits

class OwnHabitsListController: DishListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.delegate = nil
  }
}

class OwnHabitsApp: DishesApp {
  override func makeList() -> DishListController {
    OwnHabitsListController(dishes: dishes)
  }
}

// MARK: children instead of tabs

class ChildrenModesController: ModesController {
  override func showModes(_ modes: [UIViewController]) {
    for mode in modes {
      addChild(mode)
      mode.didMove(toParent: self)
    }
  }
}
