import UIKit

class PlantsController: UITableViewController {
  var plants = ["Ash", "Birch", "Cedar"]
  var waterings = 0
  var log: [String] = []

  @IBAction func addPlant(_ sender: UIBarButtonItem) {
    plants.append("Daisy")
    tableView.reloadData()
  }

  @IBAction private func waterAll(_ sender: Any) { waterings += 1 }

  @IBAction func unwindToPlants(_ segue: UIStoryboardSegue) {
    log.append("unwind from \(type(of: segue.source))")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count + 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if indexPath.row == plants.count {
      return tableView.dequeueReusableCell(withIdentifier: "water", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = plants[indexPath.row]
    cell.detailTextLabel?.text = "\(plants[indexPath.row].count) letters"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let plant = segue.destination as? PlantController else { return }
    if let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) {
      plant.name = plants[path.row]
    }
  }
}

class WaterCell: UITableViewCell {
  @IBOutlet weak var level: UIProgressView!
}

class PlantController: UIViewController, UITextFieldDelegate {
  var name = "Unknown"
  var notes: [String] = []
  var taps = 0
  var shouts = 0
  var embedded: UIViewController?

  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet weak var noteField: UITextField!
  @IBOutlet var leaf: LeafView!
  @IBOutlet private(set) var can: WateringCan!
  @IBOutlet var buttons: [UIButton]!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "help" { embedded = segue.destination }
  }

  @IBAction func noteChanged(_ field: UITextField) { notes.append(field.text ?? "") }
  @IBAction func leafTapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
  @IBAction func shout(_ sender: Any?) { shouts += 1 }
}

class WateringCan: NSObject {
  @IBOutlet weak var label: UILabel!
  var litres = 2
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

class LeafView: UIView {
  @IBInspectable var veins: Int = 0
  @objc var species: String = ""
  @IBInspectable var lean: CGFloat = 0
  @IBInspectable var shade: Float = 0
  /// What the view had when its own initializer went on.
  private(set) var colorInInit: UIColor?
  private(set) var boundsInInit = CGRect.zero
  private(set) var isAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    colorInInit = backgroundColor
    boundsInInit = bounds
    alpha = 0.5
    layer.cornerRadius = 1
    veins = -1
    species = "none"
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = veins > 0
  }
}

class GardenSettingsController: UITableViewController {
  @IBOutlet weak var areaCell: UITableViewCell!
}

class PlantCardController: UIViewController {
  @IBOutlet weak var caption: UILabel!
  var turns = 0

  @IBAction func turnCard() { turns += 1 }
}
