import UIKit

public class PlantsController: UITableViewController {
  public var plants = ["Ash", "Birch", "Cedar"]
  public var waterings = 0
  public var log: [String] = []

  @IBAction func addPlant(_ sender: UIBarButtonItem) {
    plants.append("Daisy")
    tableView.reloadData()
  }

  @IBAction private func waterAll(_ sender: Any) { waterings += 1 }

  @IBAction func unwindToPlants(_ segue: UIStoryboardSegue) {
    log.append("unwind from \(type(of: segue.source))")
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count + 1
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
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

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let plant = segue.destination as? PlantController else { return }
    if let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) {
      plant.name = plants[path.row]
    }
  }
}

public class WaterCell: UITableViewCell {
  @IBOutlet public weak var level: UIProgressView!
}

public class PlantController: UIViewController, UITextFieldDelegate {
  public var name = "Unknown"
  public var notes: [String] = []
  public var taps = 0
  public var shouts = 0
  public var embedded: UIViewController?

  @IBOutlet public private(set) weak var nameLabel: UILabel!
  @IBOutlet public weak var noteField: UITextField!
  @IBOutlet public var leaf: LeafView!
  @IBOutlet public var buttons: [UIButton]!

  public override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "help" { embedded = segue.destination }
  }

  @IBAction func noteChanged(_ field: UITextField) { notes.append(field.text ?? "") }
  @IBAction func leafTapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
  @IBAction func shout(_ sender: Any?) { shouts += 1 }
}

public class LeafView: UIView {
  @IBInspectable public var veins: Int = 0
  @objc public var species: String = ""
  /// What the view had when its own initializer went on.
  public private(set) var colorInInit: UIColor?
  public private(set) var boundsInInit = CGRect.zero
  public private(set) var isAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    colorInInit = backgroundColor
    boundsInInit = bounds
    alpha = 0.5
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = veins > 0
  }
}

public class GardenSettingsController: UITableViewController {
  @IBOutlet public weak var areaCell: UITableViewCell!
}

public class PlantCardController: UIViewController {
  @IBOutlet public weak var caption: UILabel!
  public var turns = 0

  @IBAction func turnCard() { turns += 1 }
}
