import UIKit

/// Switches a lamp on and off; its view is in `SwitchPanel.xib`.
public class SwitchPanelController: UIViewController {
  /// Says whether the lamp is on.
  @IBOutlet public private(set) weak var stateLabel: UILabel!

  /// Creates the controller with the view of its nib.
  public init() { super.init(nibName: "SwitchPanel", bundle: nil) }

  /// Restores the controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @IBAction private func switchOver(_ sender: UIButton) {
    stateLabel.text = stateLabel.text == "On" ? "Off" : "On"
  }
}
