import RecipeKit

/// Find the views whose constraints allow more than one layout.
@MainActor public let recipe: any Recipe = AmbiguousLayoutRecipe()

struct AmbiguousLayoutRecipe: Recipe {
  typealias Way = ControllerFactory<ProfileController>

  let lesson = Lesson.embedded
  let rightWay: Way = { ProfileController() }
  let wrongWays: WrongWays<Way> = [
    "no width": { NoWidthController() },
    "no place on one axis": { NoPlaceController() },
    "only a minimum": { MinimumController() },
    "two texts, equal priorities": { TwoTextsController() },
    "the edges of a scroll view": { ScrollEdgesController() },
    "only one view asked": { OneViewAskedController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> ProfileController { stage.launch(make(), on: .iPhone16) }

  /// The screen after the photo has lost the constraint for its width.
  private let open = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.loseWidth()
    return (device: device, screen: screen)
  }

  /// The screen with a minimum in place of the photo's width.
  private let minimum = SceneSetup { (make: Way, stage) in
    let screen = stage.launch(make(), on: .iPhone16)
    screen.loseWidth()
    screen.photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 240).isActive = true
    return screen
  }

  /// The photo in a scroll view that gives it four edges.
  private let scrolling = SceneSetup { (_: Way, stage) in
    stage.launch(ScrollEdgesController(), on: .iPhone16)
  }

  var claims: Claims<Way> {
    core("decided", "Six constraints leave one layout: no view is ambiguous.") {
      expect($0.found, is: [String]())
    }
    .fails(in: "no width", seeing: ["photo"])
    .fails(in: "no place on one axis", seeing: ["name"])
    .fails(in: "only a minimum", seeing: ["photo"])
    open.core("found", "Without its width the photo is ambiguous, and the search finds it.") {
      expect($0.screen.found, is: ["photo"])
    }
    .fails(in: "only one view asked", seeing: [String]())
    core("photo", "The photo is 240 points wide and high, in the middle of the screen.") {
      expect($0.photo.frame, is: CGRect(x: 76.5, y: 306, width: 240, height: 240), within: 0.2)
    }
    .fails(in: "no width")
    .fails(in: "the edges of a scroll view")
    core("own-size", "The name is as large as its text, without a constraint for its size.") {
      expect($0.name.frame.size, is: $0.name.intrinsicContentSize, within: 0.5)
    }
    .fails(when: "constraints say another size", with: { FixedNameController() })
    core("photo-axis", "From left to right, one constraint is for the photo's place and one for its size.") {
      expect($0.photo.deciding(.horizontal), is: ["centerX", "width"])
    }
    .fails(in: "no width", seeing: ["centerX"])
    .fails(in: "the edges of a scroll view")
    core("name-axis", "From left to right, one constraint is for the name's place and none for its size.") {
      expect($0.name.deciding(.horizontal), is: ["centerX"])
    }
    .fails(in: "no place on one axis", seeing: [String]())
    minimum.detail("minimum", "A width of at least 240 leaves the photo ambiguous.") {
      expect($0.found, is: ["photo"])
    }
    .fails(when: "there is an optional equation, too", seeing: [String]()) {
      let wish = $0.photo.widthAnchor.constraint(equalToConstant: 240)
      wish.priority = .defaultLow
      wish.isActive = true
    }
    scrolling.detail("content-edges", "The edges of a scroll view give a view in it no size.", isFact: true) {
      scene in
      expect(scene.found, is: ["page", "photo"])
      let frame = scene.page.frameLayoutGuide
      NSLayoutConstraint.activate([
        scene.photo.widthAnchor.constraint(equalTo: frame.widthAnchor),
        scene.photo.heightAnchor.constraint(equalTo: frame.heightAnchor),
      ])
      expect(scene.found, is: [String](), "a photo with the size of the scroll view's frame is decided")
    }
    open.detail("silent", "UIKit writes nothing about an ambiguous layout to the console.", isFact: true) {
      expect($0.screen.photo.hasAmbiguousLayout, is: true)
      expect($0.device.console.count, is: 0, "the console has no line about the ambiguous photo")
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    stage.liveConstraints("profile", caption: "Take a constraint away, and see what is left open") {
      let (device, screen) = (stage.boot(.iPhone16), make())
      device.launch(screen)
      return LiveForm(
        screen,
        on: device,
        naming: ["photo": screen.photo, "name": screen.name],
        handles: [
          .isActive(screen.photo.first(.width), named: "Photo has a width"),
          .isActive(screen.view.first(.centerX, of: screen.name), named: "Name is in the middle"),
          .isActive(
            screen.view.first(.centerY, of: screen.photo),
            named: "Photo is in the middle, up and down"
          ),
          .constant(of: screen.photo.first(.width), named: "Photo's width", in: 0...360),
        ]
      )
    }
    let screen = scene(make, on: stage)
    stage.output("ambiguous views", screen.found)
    stage.output("photo, left to right", screen.photo.deciding(.horizontal))
    stage.output("name, left to right", screen.name.deciding(.horizontal))
    stage.picture("screen", caption: "The photo and the name")
    stage.picture(
      "frames",
      caption: "Their places and sizes",
      showing: [.frames { screen.parts.map(\.view) }]
    )
    stage.picture("search", caption: "What the search says about each view", showing: screen.verdicts)
    // Other wrong ways are ambiguous already.
    guard type(of: screen) == ProfileController.self || screen is OneViewAskedController else { return }
    screen.loseWidth()
    stage.output("ambiguous views without the photo's width", screen.found)
    stage.picture("lost", caption: "The photo has lost its width")
    stage.picture("found", caption: "What the search says now", showing: screen.verdicts)
    stage.picture(
      "axis",
      caption: "The photo's constraints from left to right",
      showing: [
        .label("only " + screen.photo.deciding(.horizontal).joined(separator: ", "), on: screen.photo)
      ]
    )
  }
}

extension ProfileController {
  private var secondText: UILabel? { (self as? TwoTextsController)?.years }

  fileprivate var parts: [(name: String, view: UIView)] {
    [("photo", photo), ("name", name)] + (secondText.map { [("years", $0)] } ?? [])
  }

  /// The names of the views that the search finds.
  fileprivate var found: [String] {
    let page = (self as? ScrollEdgesController)?.page
    let names: ObjectNames = [
      "photo": photo, "name": name, "years": secondText, "page": page, "the root view": view,
    ]
    return ambiguousViews(in: view).map { names.of($0) }
  }

  /// What the search says about each part, as annotations.
  fileprivate var verdicts: [Annotation] {
    let found = found
    return parts.map { part in
      .label("\(part.name): \(found.contains(part.name) ? "ambiguous" : "decided")", on: part.view)
    }
  }

  /// Deactivates the constraint for the photo's width.
  fileprivate func loseWidth() {
    let widths = photo.constraints.filter { $0.firstAttribute == .width && $0.relation == .equal }
    NSLayoutConstraint.deactivate(widths)
    view.layoutIfNeeded()
  }
}

extension UIView {
  /// The constraint in this view that begins with an attribute of a view, or of this one.
  fileprivate func first(_ attribute: NSLayoutConstraint.Attribute, of view: UIView? = nil)
    -> NSLayoutConstraint?
  {
    constraints.first { $0.firstItem === view ?? self && $0.firstAttribute == attribute }
  }

  /// The attributes of the view that constraints decide on an axis.
  fileprivate func deciding(_ axis: NSLayoutConstraint.Axis) -> [String] {
    constraintsAffectingLayout(for: axis).filter { $0.firstItem === self }.map { "\($0.firstAttribute)" }
  }
}
