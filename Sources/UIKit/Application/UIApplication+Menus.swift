extension UIApplication {
  /// The menu on the screen, and its elements with their views; nil if there is no menu.
  package final var shownMenu: (menu: UIMenu, items: [(element: UIMenuElement, view: UIView)])? {
    MenuSession.current.map { session in
      (session.menu, (session.panels.last?.items ?? []).map { ($0.element, $0) })
    }
  }
}
