extension UIButton {
  /// What people call the button by what they see on it: its title, `+` for a plus, `‹` for a bar's button that leads
  /// back, whatever its title; nil if nothing but a picture is on it.
  package final var nameOnScreen: String? {
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    guard let bar = self as? BarButton else { return buttonType == .contactAdd ? "+" : title }
    if bar.item.systemItem == .add { return "+" }
    return bar.shape == .back ? "‹" : title
  }

  /// What VoiceOver calls the sign on the button; nil for one that bears none of the system's.
  package final var signName: String? {
    switch buttonType {
    case .contactAdd: "Add"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .custom, .system: (self as? BarButton)?.item.systemItem?.signName
    }
  }
}
