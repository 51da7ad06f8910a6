import UIKit

/// What a reader calls a view: its kind, and the view whose part it is.
package struct ViewNoun: Hashable, Sendable {
  /// A kind of view, with its name.
  package enum Kind: String, Sendable {
    case label, title, button, tab, control, slider, row, picture, popover, alert, keyboard, toolbar
    case textField = "text field"
    case textView = "text view"
    case progressView = "progress bar"
    case spinner = "activity indicator"
    case toggle = "switch"
    case pageControl = "page control"
    case navigationBar = "navigation bar"
    case tabBar = "tab bar"
    /// A view without a name of its own; readers name it by its colour and shape.
    case plain = "view"
  }

  package let kind: Kind
  /// The accessibility label at the view's first appearance.
  package let label: String?
  /// The value of a control at its first appearance, such as "50%".
  package let value: String?
  /// The number of the view that readers see as one with it; its own number for most views.
  let whole: Int32

  /// - Parameters:
  ///   - number: the view's number.
  ///   - outer: the noun of the view that the superview is a part of; nil for none.
  @MainActor
  fileprivate init(of view: UIView, _ number: Int32, in outer: ViewNoun?) {
    let kind = Self.kind(of: view, in: outer)
    self.kind = kind
    // The system calls every progress bar "Progress", and every indicator by its state, which says no more than the kind.
    label = [.progressView, .spinner].contains(kind) ? nil : view.accessibilityLabel
    value = [.progressView, .pageControl, .slider].contains(kind) ? view.accessibilityValue : nil
    let isPart = outer.map { $0.kind.isWhole || ($0.kind.isBar && kind == .plain) } ?? false
    whole = isPart ? outer?.whole ?? number : number
  }

  @MainActor
  private static func kind(of view: UIView, in outer: ViewNoun?) -> Kind {
    switch view {
    case is UILabel: outer?.kind == .navigationBar ? .title : .label
    case is UITextField: .textField
    case is UITextView: .textView
    case is UIButton: .button
    case is UIPageControl: .pageControl
    case is UISlider: .slider
    case is UISwitch: .toggle
    case is UIControl: outer?.kind == .tabBar ? .tab : .control
    case is UIProgressView: .progressView
    case is UIActivityIndicatorView: .spinner
    case is UITableViewCell: .row
    case is UIImageView: .picture
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIToolbar: .toolbar
    default: view.systemKind.flatMap(Kind.init) ?? .plain
    }
  }
}

extension ViewNoun.Kind {
  /// Whether readers see such a view and everything in it as one thing.
  fileprivate var isWhole: Bool {
    switch self {
    case .button, .tab, .control, .slider, .toggle, .row, .textField, .textView, .progressView, .spinner,
      .pageControl, .alert, .keyboard:
      true
    case .label, .title, .picture, .popover, .plain, .navigationBar, .tabBar, .toolbar: false
    }
  }

  /// Whether such a view has a background of its own, which readers don't name.
  fileprivate var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }
}

/// The nouns of the views of a picture or film, by their numbers.
package struct ViewNouns: Sendable {
  private var nouns: [Int32: ViewNoun] = [:]

  package init() {}

  /// Adds a view that appears for the first time.
  @MainActor
  mutating func add(_ view: UIView, _ number: Int32, in superview: Int32?) {
    nouns[number] = ViewNoun(of: view, number, in: superview.flatMap { self[$0]?.noun })
  }

  /// The noun of the view that readers see as one with a view, and that view's number.
  package subscript(number: Int32) -> (noun: ViewNoun, number: Int32)? {
    guard let own = nouns[number] else { return nil }
    return own.whole == number ? (own, number) : nouns[own.whole].map { ($0, own.whole) }
  }
}
