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

// MARK: a root that sizes itself

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

// MARK: the first dish for all

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

// MARK: one photo for all

class PhotolessDishController: DishController {
  override func viewDidLoad() {
    super.viewDidLoad()
    photoButton.setBackgroundImage(UIImage(named: "Harbour"), for: .normal)
  }
}

class PhotolessListController: DishListController {
  override func showDish(_ dish: Dish) {
    show(PhotolessDishController(dish: dish), sender: self)
  }
}

class PhotolessApp: DishesApp {
  override func makeList() -> DishListController {
    PhotolessListController(dishes: dishes)
  }
}

// MARK: a photo as small as before

class SmallPhotoController: PhotoController {
  override func viewDidLoad() {
    super.viewDidLoad()
    picture.frame = CGRect(x: 80, y: 84, width: 160, height: 120)
  }
}

class SmallPhotoDishController: DishController {
  override func enlargePhoto() {
    show(SmallPhotoController(photo: dish.photo), sender: self)
  }
}

class SmallPhotoListController: DishListController {
  override func showDish(_ dish: Dish) {
    show(SmallPhotoDishController(dish: dish), sender: self)
  }
}

class SmallPhotoApp: DishesApp {
  override func makeList() -> DishListController {
    SmallPhotoListController(dishes: dishes)
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

// MARK: a borrowed view

class BorrowedPhotoController: PhotoController {
  override func makeTwin() -> PhotoController {
    let twin = PhotoController(photo: photo)
    twin.view = view
    return twin
  }
}

// MARK: a table without its delegate

class NoDelegateListController: DishListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = nil
  }
}

class NoDelegateApp: DishesApp {
  override func makeList() -> DishListController {
    NoDelegateListController(dishes: dishes)
  }
}

// MARK: a selection that stays

class StayingSelectionListController: DishListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
  }
}

class StayingSelectionApp: DishesApp {
  override func makeList() -> DishListController {
    StayingSelectionListController(dishes: dishes)
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

// MARK: children instead of tabs

class ChildrenModesController: ModesController {
  override func showModes(_ modes: [UIViewController]) {
    for mode in modes {
      addChild(mode)
      mode.didMove(toParent: self)
    }
  }
}
