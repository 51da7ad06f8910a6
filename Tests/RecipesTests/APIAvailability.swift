import XcodeProjects

/// The version of iOS that code needs, as far as the names of API tell.
///
/// An entry of the table has one of four forms: `UIAction` is a type or member, `.popover` a member after a dot
/// that follows nothing, `primaryAction:` the label of an argument, and `show(_:sender:` a function with these first
/// labels, in a call or an override. Names that mean older API elsewhere, such as `.custom`, are left out.
struct APIAvailability: Equatable {
  /// The API, as in the table.
  let name: String
  /// The version of iOS that introduced it, such as "8.2".
  let version: String

  /// The newest API in Swift code; nil if there is none in the table.
  static func newest(in code: String) -> APIAvailability? {
    let tokens = CodeTokens(of: code)
    let found = tokens.words.subtracting(tokens.declared).union(tokens.implicitMembers).union(tokens.labels)
      .compactMap { name in versions[name].map { APIAvailability(name: name, version: $0) } }
    let called = tokens.calls.flatMap { call in
      functions.filter { call.hasPrefix($0.name) }
    }
    return (found + called).max {
      $0.number == $1.number ? $0.name > $1.name : $0.number < $1.number
    }
  }

  private var number: Double { Double(version) ?? 0 }

  private static let versions = Dictionary(
    uniqueKeysWithValues: table.filter { !$0.name.contains("(") }.map { ($0.name, $0.version) }
  )
  private static let functions = table.filter { $0.name.contains("(") }

  private static let table = byVersion.flatMap { version, names in
    names.split(whereSeparator: \.isWhitespace).map { APIAvailability(name: String($0), version: version) }
  }

  /// Source: Apple, the availability that the documentation of each symbol states.
  private static let byVersion = [
    ("3.0", "isViewLoaded toolbarItems setToolbarItems UIMenuController"),
    (
      "3.2",
      """
      UIGestureRecognizer UIPanGestureRecognizer UITapGestureRecognizer UISwipeGestureRecognizer
      UIPinchGestureRecognizer UIRotationGestureRecognizer UILongPressGestureRecognizer addGestureRecognizer
      UIPopoverController UISplitViewController UISplitViewControllerDelegate UIBezierPath userInterfaceIdiom
      NSAttributedString NSMutableAttributedString clearsSelectionOnViewWillAppear .currentContext .formSheet .pageSheet
      """
    ),
    (
      "4.0",
      """
      UINib rootViewController UIGraphicsBeginImageContextWithOptions animate(withDuration: transition(with:
      transition(from:
      """
    ),
    (
      "5.0",
      """
      UIStoryboard UIStoryboardSegue UIStoryboardPopoverSegue UIPageViewController UIPageViewControllerDelegate
      UIPageViewControllerDataSource UIStepper trackTintColor progressTintColor setProgress(_:animated:
      viewDidLayoutSubviews viewWillLayoutSubviews performSegue(withIdentifier: prepare(for:sender:
      instantiateViewController(withIdentifier: definesPresentationContext present(_:animated: addChild(_:
      didMove(toParent: willMove(toParent: removeFromParent rightBarButtonItems leftBarButtonItems
      setTitleTextAttributes(_: appearance( indexPathsForSelectedRows allowsMultipleSelection
      """
    ),
    (
      "6.0",
      """
      supportedInterfaceOrientations UIInterfaceOrientationMask shouldAutorotate attributedText NSShadow
      setAttributedTitle(_: UICollectionView UICollectionViewCell UICollectionViewLayout UICollectionViewFlowLayout
      UICollectionViewController UIRefreshControl NSLayoutConstraint addConstraint(_: addConstraints(_:
      translatesAutoresizingMaskIntoConstraints updateViewConstraints dequeueReusableCell(withIdentifier:for:
      UIActivityViewController
      restorationIdentifier
      """
    ),
    (
      "7.0",
      """
      UIDynamicAnimator UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIGravityBehavior UICollisionBehavior
      UICollisionBehaviorDelegate UIPushBehavior UISnapBehavior UIAttachmentBehavior UIScreenEdgePanGestureRecognizer
      UIMotionEffect UIInterpolatingMotionEffect preferredContentSize edgesForExtendedLayout topLayoutGuide
      bottomLayoutGuide .system .systemBlue .systemRed .systemGreen .systemOrange .systemYellow .systemPink .systemTeal
      .systemGray preferredFont(forTextStyle: barTintColor separatorInset estimatedRowHeight keyboardDismissMode
      interactivePopGestureRecognizer transitioningDelegate transitionCoordinator animate(alongsideTransition:
      animate(withDuration:delay:usingSpringWithDamping: drawHierarchy(in:
      """
    ),
    (
      "8.0",
      """
      UIPresentationController UIPopoverPresentationController UIPopoverPresentationControllerDelegate
      popoverPresentationController presentationController UIAlertController UIAlertAction UITraitCollection
      traitCollection horizontalSizeClass verticalSizeClass UIUserInterfaceSizeClass .overFullScreen
      .overCurrentContext .popover show(_:sender: showDetailViewController(_: displayModeButtonItem preferredDisplayMode
      viewWillTransition(to: willTransition(to: splitViewController(_:collapseSecondary:
      splitViewController(_:separateSecondaryFrom: splitViewController(_:showDetail: adaptivePresentationStyle(for:
      layoutMargins UIVisualEffectView UIBlurEffect UISearchController UIInputViewController hidesBarsOnSwipe
      estimatedItemSize editActionsForRowAt:
      """
    ),
    ("8.2", "systemFont(ofSize:weight:"),
    (
      "9.0",
      """
      UIStackView UILayoutGuide NSLayoutAnchor leadingAnchor trailingAnchor topAnchor bottomAnchor centerXAnchor
      centerYAnchor widthAnchor heightAnchor readableContentGuide loadViewIfNeeded viewIfLoaded isAnchored snapPoint
      UIFieldBehavior UIDynamicItemGroup collisionBoundsType attachmentRange .systemPurple
      monospacedDigitSystemFont(ofSize: cellLayoutMarginsFollowReadableWidth .primaryActionTriggered
      """
    ),
    (
      "10.0",
      """
      UIGraphicsImageRenderer UIViewPropertyAnimator UIFeedbackGenerator UIImpactFeedbackGenerator
      UINotificationFeedbackGenerator UISelectionFeedbackGenerator adjustsFontForContentSizeCategory textContentType
      scheduledTimer(withTimeInterval:repeats:block:
      """
    ),
    (
      "11.0",
      """
      safeAreaInsets safeAreaLayoutGuide additionalSafeAreaInsets viewSafeAreaInsetsDidChange adjustedContentInset
      contentInsetAdjustmentBehavior prefersLargeTitles largeTitleDisplayMode largeTitleTextAttributes
      directionalLayoutMargins
      maskedCorners insetsLayoutMarginsFromSafeArea contentLayoutGuide frameLayoutGuide UIFontMetrics
      trailingSwipeActionsConfigurationForRowAt: leadingSwipeActionsConfigurationForRowAt:
      """
    ),
    ("12.0", "userInterfaceStyle"),
    (
      "13.0",
      """
      UIAction UIMenu UIScene UIWindowScene UISceneDelegate UIWindowSceneDelegate UINavigationBarAppearance
      UITabBarAppearance UIToolbarAppearance UIHoverGestureRecognizer UITableViewDiffableDataSource
      UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot UICollectionViewCompositionalLayout
      NSCollectionLayoutSection overrideUserInterfaceStyle isModalInPresentation systemName: withTintColor(_:
      .systemBackground .secondarySystemBackground .secondaryLabel .systemIndigo .systemGray2 .systemGray3 .systemGray4
      .systemGray5 .systemGray6 monospacedSystemFont(ofSize: instantiateViewController(identifier:
      """
    ),
    (
      "14.0",
      """
      addAction(_:for: primaryAction: showsMenuAsPrimaryAction setViewController(_:for: UISplitViewController(style:
      preferredSplitBehavior UIListContentConfiguration contentConfiguration CellRegistration SupplementaryRegistration
      """
    ),
    (
      "15.0",
      """
      AttributedString keyboardLayoutGuide sheetPresentationController UISheetPresentationController reconfigureItems
      reconfigureRows
      """
    ),
    ("16.0", "replacing(_:with:"), ("17.0", "registerForTraitChanges"),
  ]
}

/// The names in Swift code, without comments and strings.
private struct CodeTokens {
  private(set) var words: Set<String> = []
  /// Members such as `.popover`, whose type is implied.
  private(set) var implicitMembers: Set<String> = []
  /// Labels of arguments and parameters, such as `for:`.
  private(set) var labels: Set<String> = []
  /// Calls and declarations of functions, such as `show(_:sender:`.
  private(set) var calls: Set<String> = []
  /// Names that the code declares itself, except overrides.
  private(set) var declared: Set<String> = []

  private static let keywords: Set<Substring> = ["case", "return", "in", "else", "try", "where", "is", "as"]
  private static let declarations: Set<Substring> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  init(of code: String) {
    let tokens = SwiftToken.code(in: code)
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let before = index > 0 ? tokens[index - 1].text : ""
      words.insert(String(token.text))
      if before == ".", index < 2 || !Self.isValue(tokens[index - 2]) {
        implicitMembers.insert(".\(token.text)")
      }
      if Self.declarations.contains(before), index < 2 || tokens[index - 2].text != "override" {
        declared.insert(String(token.text))
      }
      guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { continue }
      let names = tokens.arguments(of: index + 1).map(Self.label)
      labels.formUnion(names)
      calls.insert("\(token.text)(" + names.joined())
    }
  }

  /// The label of an argument or parameter, such as `_:` or `sender:`.
  private static func label(of argument: ArraySlice<SwiftToken>) -> String {
    let names = argument.prefix { $0.kind == .word }
    let isLabel = (1...2).contains(names.count) && argument.dropFirst(names.count).first?.text == ":"
    return isLabel ? "\(names[names.startIndex].text):" : "_:"
  }

  /// Whether a token ends a value, so that a dot after it begins a member of that value.
  private static func isValue(_ token: SwiftToken) -> Bool {
    [.string, .number].contains(token.kind) || (token.kind == .word && !keywords.contains(token.text))
      || [")", "]", "?", "!", "}"].contains(token.text)
  }
}
