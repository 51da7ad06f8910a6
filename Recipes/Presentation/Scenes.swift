import RecipeKit

/// The list on a phone, and the form that it presents.
@MainActor
final class ContactsScene {
  let device: Simulator
  let list: ContactsController
  /// The form that was presented at last.
  private(set) var form: NewContactController?
  /// What else is done with a form that was presented.
  var whenOpened: (NewContactController) -> Void = { _ in }
  private var spy: FormSpy?

  init(_ way: PresentationRecipe.Way, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 7)
    list = way.contacts()
    device.launch(list)
    device.settle()
  }

  /// What the list presents.
  var presented: String { name(of: list.presentedViewController) }

  /// Whose view a finger meets in the lower part of the screen.
  var seen: String { name(at: CGPoint(x: 160, y: 400), on: device) }

  /// Taps the button that adds.
  func open() {
    tap(list.addButton)
    form = list.presentedViewController as? NewContactController
    if let form { whenOpened(form) }
  }

  func tap(_ button: UIButton?) {
    if let button, button.window != nil { device.tap(button) }
    device.advanceUntilIdle()
  }

  /// Lets a call come, turns the device to and fro, and taps beside the buttons.
  func disturb() {
    device.interrupt()
    device.reopen()
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .portrait)
    device.tap(at: CGPoint(x: 160, y: 400))
    device.advanceUntilIdle()
  }

  /// Puts a spy in the place of the form's delegate, if that has one.
  @discardableResult func listen(forwarding: Bool) -> FormSpy {
    let spy = FormSpy(forwarding: forwarding ? form?.delegate : nil)
    if let form, form.delegate != nil { form.delegate = spy }
    self.spy = spy
    return spy
  }
}

/// Notes what becomes of a form at the time when its result comes.
final class FormSpy: NewContactDelegate {
  private(set) var arrival = "no data"
  private let delegate: (any NewContactDelegate)?

  init(forwarding delegate: (any NewContactDelegate)?) {
    self.delegate = delegate
  }

  func newContactController(_ form: NewContactController, didFinishWith contact: Contact?) {
    arrival = state(of: form)
    delegate?.newContactController(form, didFinishWith: contact)
  }
}

/// The list in the upper half of a phone.
@MainActor
struct HalvesScene {
  let device: Simulator
  let halves: HalvesController

  init(_ way: PresentationRecipe.Way, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 7)
    halves = way.halves()
    device.launch(halves)
    device.settle()
  }

  /// Where the form is seen once the list has presented it.
  func place(_ present: (HalvesController) -> Void) -> CGRect? {
    present(halves)
    device.advanceUntilIdle()
    return area(of: halves.upper.presentedViewController)
  }
}

/// The list as a tab of a tab bar controller that offers its own area to what its tabs present.
@MainActor
struct TabsScene {
  let device: Simulator
  let contacts: ContactsController

  init(_ way: PresentationRecipe.Way, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 6)
    contacts = way.contacts()
    let tabs = UITabBarController()
    tabs.viewControllers = [contacts, UIViewController()]
    tabs.definesPresentationContext = true
    device.launch(tabs)
    device.settle()
  }

  /// Presents a form from the tab, and returns it.
  func present() -> NewContactController {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    contacts.present(form, animated: false)
    device.advanceUntilIdle()
    return form
  }
}

/// Four ways to be seen, on a pad.
@MainActor
struct FourWaysScene {
  let device: Simulator
  let root = UIViewController()
  let child = UIViewController()
  let inPopover = UIViewController()
  let popover: UIPopoverController
  let presented = UIViewController()

  init(on stage: Stage) {
    device = stage.boot(.iPad, iOS: 7)
    inPopover.preferredContentSize = CGSize(width: 200, height: 125)
    popover = UIPopoverController(contentViewController: inPopover)
    device.launch(root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 768, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    popover.present(
      from: CGRect(x: 300, y: 300, width: 44, height: 44),
      in: root.view,
      permittedArrowDirections: .any,
      animated: false
    )
    device.advanceUntilIdle()
  }

  func presentLast() {
    popover.dismiss(animated: false)
    root.present(presented, animated: false)
    device.advanceUntilIdle()
  }
}

extension NewContactController {
  /// Does something more when a button is tapped.
  func onTap(_ button: UIButton, _ act: @escaping (NewContactController) -> Void) {
    button.addAction(UIAction { [unowned self] _ in act(self) }, for: .touchUpInside)
  }
}

/// What a controller is.
@MainActor func name(of controller: UIViewController?) -> String {
  switch controller {
  case nil: "nothing"
  case is ContactsController: "list"
  case is NewContactController: "form"
  case is PhotoPickerController: "photos"
  case is UINavigationController: "navigation"
  case is UITabBarController: "tabs"
  default: "another"
  }
}

/// Whose view a finger meets.
@MainActor func name(at point: CGPoint, on device: Simulator) -> String {
  let responders = device.view(at: point).map { sequence(first: $0 as UIResponder, next: \.next) }
  return name(of: responders?.lazy.compactMap { $0 as? UIViewController }.first)
}

/// Whether a form is on its way out.
@MainActor func state(of form: NewContactController?) -> String {
  form.map { $0.isBeingDismissed ? "the form goes" : "the form stays" } ?? "no form"
}

/// The area in which a controller is seen; nil if it isn't.
@MainActor func area(of controller: UIViewController?) -> CGRect? {
  guard let view = controller?.viewIfLoaded, view.window != nil else { return nil }
  return view.convert(view.bounds, to: nil)
}
