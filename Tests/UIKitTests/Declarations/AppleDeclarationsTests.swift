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
        "CADisplayLink",
        "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem",
        "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem",
        "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSShadow",
        "NSStringDrawingContext", "NSTextTab",
        "UIAction", "UIAlertAction", "UIApplication",
        "UICollectionLayoutSectionOrthogonalScrollingProperties",
        "UICollectionViewCompositionalLayoutConfiguration", "UIColor", "UICommandAlternate",
        "UICubicTimingParameters",
        "UIDeferredMenuElement", "UIDevice",
        "UIDynamicItemGroup",
        "UIEvent", "UIFieldBehavior", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIImageAsset",
        "UIGraphicsImageRenderer",
        "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat", "UIGraphicsRenderer",
        "UIGraphicsRendererContext",
        "UIGraphicsRendererFormat", "UIImage", "UIImage.Configuration", "UIImage.SymbolConfiguration",
        "UIMenu", "UIRegion", "UIScreen",
        "UISpringTimingParameters", "UIStoryboard",
        "UIStoryboardUnwindSegueSource", "UITouch", "UITraitCollection",
      ]
    ),
    (
      "read from what was set: an answer of a subclass could not change the layout, the drawing or the simulation",
      [
        "CALayer.affineTransform()", "CALayer.allowsEdgeAntialiasing", "CALayer.allowsGroupOpacity",
        "CALayer.autoreverses", "CALayer.backgroundFilters", "CALayer.beginTime", "CALayer.compositingFilter",
        "CALayer.contentsFormat", "CALayer.drawsAsynchronously", "CALayer.duration",
        "CALayer.edgeAntialiasingMask", "CALayer.fillMode", "CALayer.filters", "CALayer.magnificationFilter",
        "CALayer.minificationFilter", "CALayer.minificationFilterBias", "CALayer.repeatCount",
        "CALayer.repeatDuration", "CALayer.scroll(_:)", "CALayer.scrollRectToVisible(_:)",
        "CALayer.setAffineTransform(_:)", "CALayer.speed", "CALayer.timeOffset", "CALayer.visibleRect",
        "NSCollectionLayoutSection.orthogonalScrollingProperties",
        "UICollectionViewTransitionLayout.currentLayout", "UICollectionViewTransitionLayout.nextLayout",
        "CAMediaTimingFunction.getControlPoint(at:values:)", "CAValueFunction.name",
        "NSValue.caTransform3DValue",
        "NSLayoutConstraint.firstAnchor", "NSLayoutConstraint.firstAttribute", "NSLayoutConstraint.firstItem",
        "NSLayoutConstraint.multiplier", "NSLayoutConstraint.relation", "NSLayoutConstraint.secondAnchor",
        "NSLayoutConstraint.secondAttribute", "NSLayoutConstraint.secondItem", "NSParagraphStyle.default",
        "NSParagraphStyle.defaultWritingDirection(forLanguage:)", "UIAttachmentBehavior.attachedBehaviorType",
        "UIContextualAction.handler", "UIContextualAction.style", "UIDragItem.itemProvider",
        "UIDropProposal.operation", "UISwipeActionsConfiguration.actions", "UITableViewDropProposal.intent",
        "UIBezierPath", "UICommand.action", "UICommand.alternates", "UICommand.propertyList",
        "UIControl.enumerateEventHandlers(_:)", "UIView.addInteraction(_:)", "UIView.interactions",
        "UIView.removeInteraction(_:)",
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
      ["UITrackingLayoutGuide"]
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
        "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
        "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
        "UIView.areAnimationsEnabled", "UIView.inheritedAnimationDuration",
        "UIView.performWithoutAnimation(_:)",
        "UIView.setAnimationsEnabled(_:)", "UIView.userInterfaceLayoutDirection(for:)",
        "UIView.userInterfaceLayoutDirection(for:relativeTo:)",
        "UIView.transition(from:to:duration:options:completion:)",
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
    (
      "few responders have one, so they are stored apart from them",
      ["UIResponder.userActivity"]
    ),
    (
      "what restores the state is of a layer above controllers",
      ["UIViewController.restorationClass"]
    ),
    (
      "search controllers are of a layer above bars, so that of an item is in an extension",
      ["UINavigationItem.searchController"]
    ),
    (
      "inherited from NSObject, whose interface is another module's",
      ["CATransaction.init()", "UILayoutGuide.init()"]
    ),
    (
      "`Self` of factories, which docs/Deviations.md lists",
      [
        "UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)",
        "UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)",
        "UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)",
        "UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)",
        "UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)",
        "UIBarButtonItem.fixedSpace(_:)", "UIBarButtonItem.flexibleSpace()",
        "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
      ]
    ),
    (
      "Foundation's on Linux, whose declarations are its own",
      [
        "BinaryInteger", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "atan2(_:_:)",
        "ceil(_:)",
        "cos(_:)", "floor(_:)", "hypot(_:_:)", "pow(_:_:)", "round(_:)", "sin(_:)", "sqrt(_:)", "tan(_:)",
      ]
    ),
    (
      "as Apple's, but the compiler prints no synthesized members and another type than an alias",
      ["CGAffineTransform.hash(into:)", "CGPath.apply(info:function:)", "CGVector.hash(into:)"]
    ),
    (
      "layers and animations have no archives, as docs/Deviations.md says",
      [
        "CAAnimation.encode(with:)", "CAAnimation.init(coder:)", "CAAnimationGroup.init(coder:)",
        "CABasicAnimation.init(coder:)", "CAGradientLayer.init(coder:)", "CAKeyframeAnimation.init(coder:)",
        "CALayer.encode(with:)", "CALayer.init(coder:)", "CAMediaTimingFunction.encode(with:)",
        "CAMediaTimingFunction.init(coder:)", "CAPropertyAnimation.init(coder:)",
        "CAReplicatorLayer.init(coder:)", "CAScrollLayer.init(coder:)", "CAShapeLayer.init(coder:)",
        "CASpringAnimation.init(coder:)", "CATextLayer.init(coder:)", "CATransformLayer.init(coder:)",
        "CATransition.init(coder:)", "CAValueFunction.encode(with:)", "CAValueFunction.init(coder:)",
      ]
    ),
    (
      "of types of Core Foundation, which Linux doesn't have",
      [
        "CATextLayer.font", "CFArray", "CFDictionary", "CFString", "CGColorSpace.displayP3",
        "CGColorSpace.extendedDisplayP3", "CGColorSpace.extendedGray", "CGColorSpace.extendedLinearGray",
        "CGColorSpace.extendedLinearSRGB", "CGColorSpace.extendedSRGB", "CGColorSpace.genericCMYK",
        "CGColorSpace.genericGrayGamma2_2", "CGColorSpace.linearGray", "CGColorSpace.linearSRGB",
        "CGColorSpace.sRGB", "CGColorSpace.init(name:)",
        "CGColorSpace.name",
      ]
    ),
    (
      "docs/Deviations.md gives the reason",
      [
        "UIPopoverBackgroundViewMethods", "UIPopoverController.backgroundViewClass",
        "UIPopoverPresentationController.popoverBackgroundViewClass",
        "UIPopoverPresentationController.delegate",
        "UIViewController.targetViewController(forAction:sender:)", "_UIPresentationControllerDelegating",
        "_UIScrollViewDelegating", "NSObject", "UITextInputTraits", "UIApplicationMain(_:_:_:_:)",
        "UIStoryboardUnwindSegueSource.unwindAction",
      ]
    ),
    (
      "an optional method, which is nil where it isn't implemented",
      ["UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)"]
    ),
    (
      "set once: an answer of a subclass could not change the animations",
      ["UIViewPropertyAnimator.duration"]
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
        "CGColorSpaceModel", "CGVector.debugDescription",
        "NSStringDrawingOptions.usesDeviceMetrics", "RunLoop.Mode.tracking",
        "UIAlertViewDelegate.alertViewCancel(_:)",
        "UIControl.State.focused",
        "UIContentContainer.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIEvent.EventType.hover",
        "UIEvent.EventType.presses", "UIEvent.EventType.scroll", "UIEvent.EventType.transform",
        "UIFont.Weight.init(_:)",
        "UIFontDescriptor.SymbolicTraits", "UIGestureRecognizer.init(coder:)",
        "UIPresentationController.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIScrollView.KeyboardDismissMode.interactiveWithAccessory",
        "UIScrollView.KeyboardDismissMode.onDragWithAccessory",
        "UISplitViewController.DisplayMode", "UITableView.SelfSizingInvalidation.enabledIncludingConstraints",
        "UITableViewCell.SeparatorStyle.singleLineEtched", "UITouch.Phase", "UIUserInterfaceIdiom",
        "UIView.AnimationOptions.allowAnimatedContent",
        "UIViewController.systemLayoutFittingSizeDidChange(forChildContentContainer:)",
        "UIViewController.viewIsAppearing(_:)",
        "UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:)",
        "UIWindow.Level.init(_:)",
        "UIWindow.screen",
      ]
    ),
  ]

  private static let modules = ["CoreGraphics", "QuartzCore", "UIKit"]

  @Test func everyDeclarationHasApplesTypesAndOpenness() throws {
    var found: [String: String] = [:]
    var count = 0
    for module in Self.modules {
      let apple = InterfaceText(try SourceFiles.text(of: "Tests/AppleInterface/\(module).swiftinterface"))
      let own = InterfaceText(try Self.ownInterface(of: module))
      #expect(!own.declarations.isEmpty, "\(module) has no declarations.")
      count += apple.declarations.count
      found.merge(Self.differences(of: own, from: apple)) { first, _ in first }
    }
    #expect(count > 2500)
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

  /// What differs, by the names of the declarations.
  private static func differences(of own: InterfaceText, from apple: InterfaceText) -> [String: String] {
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
    return found
  }

  /// A module's interface as the compiler prints it from the module that was built with the tests.
  private static func ownInterface(of module: String) throws -> String {
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
          atPath: $0.appending(path: "\(module).swiftmodule").path(percentEncoded: false)
        )
      }
    )
    let hooks = SourceFiles.root.appending(path: "Sources/ProcessHooks")
    let output = folder.appending(path: "\(module).txt")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift-synthesize-interface", "-module-name", module, "-target", target, "-o",
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
