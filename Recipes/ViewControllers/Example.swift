import UIKit

typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

/// A dish of the collection: the model, which does not depend on views.
class Dish {
  let name: String
  let text: String
  var isFavourite = false

  var photo: UIImage? { UIImage(named: name) }

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

class DishesApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var dishes = [
    Dish(name: "Borscht", text: "Beetroot, cabbage, dill"),
    Dish(name: "Pancakes", text: "Flour, milk, eggs"),
    Dish(name: "Salad", text: "Cucumber, tomato, oil"),
    Dish(name: "Dumplings", text: "Flour, potato, onion"),
    Dish(name: "Apple pie", text: "Apple, flour, butter"),
    Dish(name: "Porridge", text: "Buckwheat, butter"),
  ]

  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    showFirstScreen()
    window?.makeKeyAndVisible()
    return true
  }

  /// Gives the window a controller, whose view the window adds.
  func showFirstScreen() {
    let navigation = UINavigationController(rootViewController: makeList())
    window?.rootViewController = navigation
  }

  func makeList() -> DishListController {
    DishListController(dishes: dishes)
  }
}

/// The first screen: all dishes.
class DishListController: UITableViewController {
  let dishes: [Dish]

  init(dishes: [Dish]) {
    self.dishes = dishes
    super.init(style: .plain)
    title = "Dishes"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    dishes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "dish")
      ?? UITableViewCell(style: .default, reuseIdentifier: "dish")
    cell.textLabel?.text = dishes[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    showDish(dishes[indexPath.row])
  }

  func showDish(_ dish: Dish) {
    show(DishController(dish: dish), sender: self)
  }
}

/// The second screen: one dish.
class DishController: UIViewController {
  let dish: Dish
  let textLabel = UILabel()
  let starButton = UIButton(type: .system)
  let photoButton = UIButton(type: .custom)

  init(dish: Dish) {
    self.dish = dish
    super.init(nibName: nil, bundle: nil)
    title = dish.name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    photoButton.frame = CGRect(x: 80, y: 84, width: 160, height: 120)
    photoButton.setBackgroundImage(dish.photo, for: .normal)
    photoButton.addAction(
      UIAction { [weak self] _ in self?.enlargePhoto() },
      for: .touchUpInside
    )
    view.addSubview(photoButton)

    textLabel.frame = CGRect(x: 20, y: 220, width: 280, height: 30)
    textLabel.text = dish.text
    textLabel.textAlignment = .center
    view.addSubview(textLabel)

    starButton.frame = CGRect(x: 60, y: 270, width: 200, height: 44)
    starButton.setTitle("Add to favourites", for: .normal)
    starButton.addAction(
      UIAction { [weak self] _ in self?.starTapped() },
      for: .touchUpInside
    )
    view.addSubview(starButton)
  }

  /// Marks the dish as a favourite: the star button's action.
  func starTapped() {
    dish.isFavourite = true
    starButton.setTitle("A favourite", for: .normal)
  }

  func enlargePhoto() {
    show(PhotoController(photo: dish.photo), sender: self)
  }
}

/// The third screen: the photo, without the dish's other data.
class PhotoController: UIViewController {
  let photo: UIImage?
  let picture = UIImageView()

  init(photo: UIImage?) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.image = photo
    picture.frame = view.bounds
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
  }

  /// A second controller for the same photo, with its own view, for a
  /// window on another display.
  func makeTwin() -> PhotoController {
    PhotoController(photo: photo)
  }
}
