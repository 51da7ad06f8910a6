import UIKit

// MARK: a view put in the window

class ViewInTheWindowApp: DishesApp {
  var list: DishListController?

  override func showFirstScreen() {
    list = makeList()
    if let view = list?.view { window?.addSubview(view) }
  }
}

// MARK: view accessed too early

class ViewBeforeItsTimeApp: DishesApp {
  override func makeList() -> DishListController {
    let list = super.makeList()
    list.view.backgroundColor = .white
    return list
  }
}

// MARK: one controller for two screens

class TwoScreensDishController: DishController {
  override func enlargePhoto() {
    let photo = UIImageView(image: dish.photo)
    photo.frame = view.bounds
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

// MARK: one view for two controllers

class BorrowedPhotoController: PhotoController {
  override func makeTwin() -> PhotoController {
    let twin = PhotoController(photo: photo)
    twin.view = view
    return twin
  }
}

// MARK: super not called

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

// MARK: state kept in the button

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

// MARK: a table without its controller

class TableAloneApp: DishesApp {
  lazy var list = makeList()

  override func showFirstScreen() {
    let screen = UIViewController()
    let table = UITableView(frame: screen.view.bounds)
    table.dataSource = list
    table.delegate = list
    screen.view.addSubview(table)
    window?.rootViewController = UINavigationController(
      rootViewController: screen
    )
  }
}
