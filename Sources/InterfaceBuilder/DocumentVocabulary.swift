/// The elements of documents that are known: the classes of objects, what is read of them, and what is left out.
enum DocumentVocabulary {
  /// The views that UIKit has here.
  static let views: Set<String> = [
    "view", "containerView", "window", "label", "button", "imageView", "textField", "textView",
    "scrollView", "tableView", "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView",
    "progressView", "pageControl", "slider", "segmentedControl", "stepper", "navigationBar", "toolbar",
    "tabBar", "stackView", "switch", "activityIndicatorView", "refreshControl",
    "collectionView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "pickerView", "searchBar", "datePicker", "visualEffectView",
  ]

  /// The classes of views that are not implemented: a plain view takes their place.
  static let missingViews: [String: String] = [
    "adBannerView": "ADBannerView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "calendarView": "UICalendarView",
    "colorWell": "UIColorWell", "contentUnavailableView": "UIContentUnavailableView",
    "glkView": "GLKView", "mapView": "MKMapView", "mtkView": "MTKView",
    "pdfView": "PDFView",
    "sceneKitView": "SCNView", "skView": "SKView",
    "webView": "UIWebView", "wkWebView": "WKWebView",
  ]

  /// The controllers that UIKit has here, and references to scenes of other storyboards.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "collectionViewController", "viewControllerPlaceholder",
  ]

  /// The classes of controllers that are not implemented: a plain controller takes their place.
  static let missingControllers: [String: String] = [
    "avPlayerViewController": "AVPlayerViewController",
    "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "imagePickerController": "UIImagePickerController",
  ]

  /// The element that stands for one whose class is not implemented; the element itself for others.
  static func replacement(of name: String) -> String {
    missingViews[name] != nil ? "view" : missingControllers[name] != nil ? "viewController" : name
  }

  static let gestureRecognizers: Set<String> = [
    "tapGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer", "swipeGestureRecognizer",
    "panGestureRecognizer", "screenEdgePanGestureRecognizer", "longPressGestureRecognizer",
    // That is how Interface Builder writes it.
    "pongPressGestureRecognizer",
  ]

  /// Other objects that connections can lead to.
  static let objects: Set<String> = [
    "placeholder", "exit", "customObject", "navigationItem", "tabBarItem", "barButtonItem",
    "tableViewSection", "collectionViewFlowLayout", "collectionViewLayout", "constraint", "viewLayoutGuide",
    "viewControllerLayoutGuide",
  ]

  /// Elements that contain or describe objects.
  static let parts: Set<String> = [
    "document", "scenes", "scene", "objects", "subviews", "connections", "outlet", "outletCollection",
    "action", "segue", "sections", "cells", "prototypes", "items", "toolbarItems", "string",
    "mutableString", "color", "rect", "size", "point", "inset", "edgeInsets", "fontDescription", "state",
    "autoresizingMask", "textInputTraits", "nil", "real", "integer", "bool", "boolean", "date", "image",
    "attributedString", "fragment", "attributes", "paragraphStyle", "font", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "accessibility", "value", "buttonConfiguration", "imageReference",
    "leftBarButtonItems", "rightBarButtonItems", "segments", "segment", "variation", "mask", "exclude",
    "include", "constraints", "layoutGuides", "directionalEdgeInsets", "backgroundConfiguration",
    "scopeButtonTitles", "preferredSymbolConfiguration", "locale", "timeZone",
    "blurEffect", "vibrancyEffect",
  ]

  /// Elements whose contents are a text.
  static let texts: Set<String> = ["string", "mutableString", "integer", "real", "date"]

  /// Elements that only Interface Builder or classes that are not implemented use: they are left out without a
  /// warning, like all whose names begin with `simulated`.
  static let ignored: Set<String> = [
    "dependencies", "deployment", "development", "capability", "plugIn", "device", "resources", "classes",
    "inferredMetricsTieBreakers", "designables", "gestureRecognizers", "popoverArrowDirection",
    "animations", "customFonts", "extendedEdge",
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "accessibilityTraits", "titleTextAttributes", "textAttributes",
    "keyCommand", "menu", "wkWebViewConfiguration",
    "audiovisualMediaTypes", "wkPreferences", "dataDetectorType",
    "listContentConfiguration", "navigationBarAppearance", "toolbarAppearance",
    "tabBarAppearance", "offsetWrapper",
  ]

  /// What can be an object of the running application: only these have ids that connections lead to.
  static func isView(_ name: String) -> Bool { views.contains(name) || missingViews[name] != nil }

  static func isController(_ name: String) -> Bool {
    controllers.contains(name) || missingControllers[name] != nil
  }

  static func isObject(_ name: String) -> Bool {
    isView(name) || isController(name) || gestureRecognizers.contains(name) || objects.contains(name)
  }
}
