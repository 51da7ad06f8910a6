import Foundation
import Testing
import UIKit

/// Truth: Apple's interface in `Tests/AppleInterface`: who can override a member, what types its arguments have, and which of them may be
/// nil.
struct AppleDeclarationsTests {
  /// What differs on purpose; a type stands for its members, too.
  private static let differences: [(reason: String, names: [String])] = [
    (
      "values that the system makes, and plain values; nobody inherits from them",
      [
        "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSShadow",
        "NSStringDrawingContext", "NSTextTab",
        "UIAction", "UIAlertAction", "UIApplication", "UIColor", "UICommandAlternate", "UIDevice",
        "UIDynamicItemGroup",
        "UIEvent", "UIFieldBehavior", "UIFont", "UIFontDescriptor", "UIGraphicsImageRenderer",
        "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat", "UIGraphicsRenderer",
        "UIGraphicsRendererContext",
        "UIGraphicsRendererFormat", "UIImage", "UIMenu", "UIRegion", "UIScreen", "UIStoryboard",
        "UIStoryboardUnwindSegueSource", "UITouch", "UITraitCollection",
      ]
    ),
    (
      "read from what was set: an answer of a subclass could not change the layout, the drawing or the simulation",
      [
        "NSLayoutConstraint.firstAnchor", "NSLayoutConstraint.firstAttribute", "NSLayoutConstraint.firstItem",
        "NSLayoutConstraint.multiplier", "NSLayoutConstraint.relation", "NSLayoutConstraint.secondAnchor",
        "NSLayoutConstraint.secondAttribute", "NSLayoutConstraint.secondItem", "NSParagraphStyle.default",
        "NSParagraphStyle.defaultWritingDirection(forLanguage:)", "UIAttachmentBehavior.attachedBehaviorType",
        "UIBezierPath", "UICommand.action", "UICommand.alternates", "UICommand.propertyList",
        "UIKeyCommand.input",
        "UIKeyCommand.modifierFlags", "UILayoutGuide.constraintsAffectingLayout(for:)",
        "UILayoutGuide.hasAmbiguousLayout",
        "UIPushBehavior.mode", "UIScene.session", "UISceneConfiguration.name", "UISceneConfiguration.role",
        "UISceneSession.persistentIdentifier", "UISceneSession.role", "UIScrollView.contentLayoutGuide",
        "UIScrollView.frameLayoutGuide", "UIStoryboardPopoverSegue.popoverController",
        "UIStoryboardSegue.destination",
        "UIStoryboardSegue.identifier", "UIStoryboardSegue.source", "UITableView.style",
        "UITableViewRowAction.style",
        "UITableViewHeaderFooterView.detailTextLabel", "UITableViewHeaderFooterView.textLabel",
        "UIView.addConstraint(_:)",
        "UIView.addConstraints(_:)", "UIView.addLayoutGuide(_:)", "UIView.bottomAnchor",
        "UIView.centerXAnchor",
        "UIView.centerYAnchor", "UIView.constraints", "UIView.constraintsAffectingLayout(for:)",
        "UIView.contentCompressionResistancePriority(for:)", "UIView.contentHuggingPriority(for:)",
        "UIView.exerciseAmbiguityInLayout()",
        "UIView.firstBaselineAnchor", "UIView.hasAmbiguousLayout", "UIView.heightAnchor",
        "UIView.insetsLayoutMarginsFromSafeArea", "UIView.keyboardLayoutGuide", "UIView.lastBaselineAnchor",
        "UIView.layoutGuides",
        "UIView.layoutMarginsGuide", "UIView.leadingAnchor", "UIView.leftAnchor",
        "UIView.needsUpdateConstraints()",
        "UIView.preservesSuperviewLayoutMargins", "UIView.readableContentGuide",
        "UIView.removeConstraint(_:)",
        "UIView.removeConstraints(_:)", "UIView.removeLayoutGuide(_:)", "UIView.rightAnchor",
        "UIView.safeAreaLayoutGuide",
        "UIView.setContentCompressionResistancePriority(_:for:)", "UIView.setContentHuggingPriority(_:for:)",
        "UIView.topAnchor", "UIView.trailingAnchor", "UIView.widthAnchor",
        "UIViewController.childContaining(_:)",
      ]
    ),
    (
      "the keyboards here are docked, so nothing needs to track them",
      ["UIKeyboardLayoutGuide.followsUndockedKeyboard", "UITrackingLayoutGuide"]
    ),
    (
      "functions of the class, of which subclasses have none of their own",
      [
        "Bundle.loadNibNamed(_:owner:options:)", "NSLayoutConstraint.activate(_:)",
        "UIBarItem.appearance()", "UIBarItem.appearance(for:)",
        "UIBarItem.appearance(for:whenContainedInInstancesOf:)",
        "UIBarItem.appearance(whenContainedInInstancesOf:)",
        "UIView.appearance()", "UIView.appearance(for:)",
        "UIView.appearance(for:whenContainedInInstancesOf:)",
        "UIView.appearance(whenContainedInInstancesOf:)",
        "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
        "NSLayoutConstraint.deactivate(_:)",
        "UIStackView.spacingUseDefault", "UIStackView.spacingUseSystem",
        "UIView.animate(withDuration:animations:)",
        "UIView.animate(withDuration:animations:completion:)",
        "UIView.animate(withDuration:delay:options:animations:completion:)",
        "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
        "UIView.areAnimationsEnabled", "UIView.inheritedAnimationDuration",
        "UIView.performWithoutAnimation(_:)",
        "UIView.setAnimationsEnabled(_:)", "UIView.transition(from:to:duration:options:completion:)",
        "UIView.transition(with:duration:options:animations:completion:)",
        "UIViewController.attemptRotationToDeviceOrientation()",
      ]
    ),
    (
      "nibs are of a layer above lists, so what registers them is in an extension",
      [
        "UICollectionView.register(_:forCellWithReuseIdentifier:)",
        "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        "UICollectionViewLayout.register(_:forDecorationViewOfKind:)",
        "UITableView.register(_:forCellReuseIdentifier:)",
        "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
      ]
    ),
    ("inherited from NSObject, whose interface is another module's", ["UILayoutGuide.init()"]),
    (
      "`Self` of factories, which docs/Deviations.md lists",
      [
        "UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)",
        "UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)",
        "UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)",
        "UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)",
        "UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)",
        "UIBarButtonItem.fixedSpace(_:)", "UIBarButtonItem.flexibleSpace()",
      ]
    ),
    (
      "docs/Deviations.md gives the reason",
      [
        "UIBarButtonItem.init(systemItem:primaryAction:menu:)",
        "UIBarButtonItem.init(title:image:primaryAction:menu:)",
        "UIBarButtonItem.menu", "UIPopoverBackgroundViewMethods", "UIPopoverController.backgroundViewClass",
        "UIPopoverPresentationController.popoverBackgroundViewClass",
        "UIPopoverPresentationController.delegate",
        "UIViewController.targetViewController(forAction:sender:)", "_UIPresentationControllerDelegating",
        "_UIScrollViewDelegating", "NSObject", "UITextInputTraits", "UIApplicationMain(_:_:_:_:)",
        "UIStoryboardUnwindSegueSource.unwindAction",
      ]
    ),
    (
      "wider than Apple's: a subclass sets it, arguments may be left out or be nil",
      [
        "UIGestureRecognizer.state",
        "UIAlertView.init(title:message:delegate:cancelButtonTitle:otherButtonTitles:_:)",
        "NSLayoutDimension.constraint(equalTo:multiplier:)",
        "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)",
        "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)",
      ]
    ),
    (
      "not implemented: code that needs it does not compile",
      [
        "NSStringDrawingOptions.usesDeviceMetrics", "RunLoop.Mode.tracking",
        "UIAlertViewDelegate.alertViewCancel(_:)",
        "UIButton.ButtonType.close", "UIControl.Event.applicationReserved",
        "UIControl.Event.menuActionTriggered",
        "UIControl.Event.systemReserved", "UIControl.State.application", "UIControl.State.focused",
        "UIControl.State.reserved",
        "UIContentContainer.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIEvent.EventType.hover",
        "UIEvent.EventType.presses", "UIEvent.EventType.scroll", "UIEvent.EventType.transform",
        "UIFont.Weight.init(_:)",
        "UIFontDescriptor.SymbolicTraits", "UIGestureRecognizer.init(coder:)",
        "UIMenuElement.Attributes.keepsMenuPresented",
        "UIPresentationController.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIScrollView.KeyboardDismissMode.interactiveWithAccessory",
        "UIScrollView.KeyboardDismissMode.onDragWithAccessory",
        "UISplitViewController.DisplayMode", "UITableView.Style.insetGrouped",
        "UITableViewCell.SeparatorStyle.singleLineEtched", "UITouch.Phase", "UIUserInterfaceIdiom",
        "UIView.AnimationOptions.allowAnimatedContent",
        "UIViewController.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIViewController.viewIsAppearing(_:)",
        "UIViewControllerContextTransitioning.cancelInteractiveTransition()",
        "UIViewControllerContextTransitioning.finishInteractiveTransition()",
        "UIViewControllerContextTransitioning.pauseInteractiveTransition()",
        "UIViewControllerContextTransitioning.updateInteractiveTransition(_:)",
        "UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:)",
        "UIViewControllerTransitionCoordinatorContext.isInterruptible", "UIWindow.Level.init(_:)",
        "UIWindow.screen",
      ]
    ),
  ]

  @Test func everyDeclarationHasApplesTypesAndOpenness() throws {
    let apple = InterfaceText(try SourceFiles.text(of: "Tests/AppleInterface/UIKit.swiftinterface"))
    let own = InterfaceText(try Self.ownInterface())
    #expect(apple.declarations.count > 2000 && own.declarations.count > apple.declarations.count)
    var found: [String: String] = [:]
    for type in apple.types where !own.types.contains(type) { found[type] = "missing" }
    for type in apple.openTypes where own.types.contains(type) && !own.openTypes.contains(type) {
      found[type] = "not open"
    }
    for (name, wanted) in apple.declarations {
      let known = own.inherited(name)
      for declaration in wanted where !known.contains(declaration) {
        let same = known.first { $0.type == declaration.type }
        // A member that is more open than Apple's does no harm.
        guard same?.isOpen != true else { continue }
        found[name] =
          known.isEmpty
          ? "missing"
          : same != nil ? "not open" : "\(known.map(\.type).sorted()) instead of \(declaration.type)"
      }
    }
    let allowed = Set(Self.differences.flatMap(\.names))
    var used: Set<String> = []
    for (name, difference) in found.sorted(by: { $0.key < $1.key }) {
      let reasons = allowed.filter { name == $0 || name.hasPrefix("\($0).") }
      used.formUnion(reasons)
      #expect(
        !reasons.isEmpty,
        "\(name): \(difference). Make it Apple's, or say in the table why it differs."
      )
    }
    #expect(allowed.subtracting(used).sorted() == [], "These are as Apple's: take them off the table.")
  }

  /// UIKit's interface as the compiler prints it from the module that was built with the tests.
  private static func ownInterface() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Interface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    let places = (bundles + [Bundle.main.bundleURL]).flatMap { place in
      sequence(first: place) { $0.deletingLastPathComponent() }.prefix(6).map {
        $0.appending(path: "Modules")
      }
    }
    let modules = try #require(
      places.first {
        FileManager.default.fileExists(
          atPath: $0.appending(path: "UIKit.swiftmodule").path(percentEncoded: false)
        )
      }
    )
    let hooks = SourceFiles.root.appending(path: "Sources/ProcessHooks")
    let output = folder.appending(path: "UIKit.txt")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift-synthesize-interface", "-module-name", "UIKit", "-target", target, "-o",
        output.path(percentEncoded: false),
      ]
      + [modules, hooks].flatMap { ["-I", $0.path(percentEncoded: false)] }
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
