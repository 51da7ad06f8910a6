/// The elements of documents that are known: the classes of objects, what is read of them, and what is left out.
enum DocumentVocabulary {
  /// The views that UIKit has here.
  static let views: Set<String> = [
    "view", "window", "label", "button", "imageView", "textField", "scrollView", "tableView",
    "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView", "progressView", "pageControl",
    "navigationBar", "toolbar", "tabBar", "control",
  ]

  /// The classes of views that are not implemented: a plain view takes their place.
  static let missingViews: [String: String] = [
    "activityIndicatorView": "UIActivityIndicatorView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "clockKitView": "CLKView", "collectionReusableView": "UICollectionReusableView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "containerView": "UIView", "datePicker": "UIDatePicker",
    "glkView": "GLKView", "mapView": "MKMapView", "mtkView": "MTKView", "pdfView": "PDFView",
    "pickerView": "UIPickerView", "refreshControl": "UIRefreshControl", "sceneKitView": "SCNView",
    "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl", "skView": "SKView",
    "slider": "UISlider", "stackView": "UIStackView", "stepper": "UIStepper", "switch": "UISwitch",
    "textView": "UITextView", "visualEffectView": "UIVisualEffectView", "webView": "UIWebView",
    "wkWebView": "WKWebView", "colorWell": "UIColorWell", "calendarView": "UICalendarView",
    "contentUnavailableView": "UIContentUnavailableView", "adBannerView": "ADBannerView",
  ]

  /// The controllers that UIKit has here, and references to scenes of other storyboards.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]

  /// The classes of controllers that are not implemented: a plain controller takes their place.
  static let missingControllers: [String: String] = [
    "collectionViewController": "UICollectionViewController",
    "avPlayerViewController": "AVPlayerViewController",
    "glkViewController": "GLKViewController", "hostingController": "UIHostingController",
    "imagePickerController": "UIImagePickerController",
    "searchDisplayController": "UISearchDisplayController",
  ]

  static let gestureRecognizers: Set<String> = [
    "tapGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer", "swipeGestureRecognizer",
    "panGestureRecognizer", "screenEdgePanGestureRecognizer", "longPressGestureRecognizer",
    // That is how Interface Builder writes it.
    "pongPressGestureRecognizer",
  ]

  /// Other objects that connections can lead to.
  static let objects: Set<String> = [
    "placeholder", "exit", "customObject", "navigationItem", "tabBarItem", "barButtonItem",
    "tableViewSection",
  ]

  /// Elements that contain or describe objects.
  static let parts: Set<String> = [
    "document", "scenes", "scene", "objects", "subviews", "connections", "outlet", "outletCollection",
    "action", "segue", "sections", "cells", "prototypes", "items", "toolbarItems", "string",
    "mutableString", "color", "rect", "size", "point", "inset", "edgeInsets", "fontDescription", "state",
    "autoresizingMask", "textInputTraits", "nil", "real", "integer", "bool", "boolean", "date", "image",
    "attributedString", "fragment", "attributes", "paragraphStyle", "font", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "accessibility", "accessibilityTraits", "value", "range",
    "offsetWrapper", "titleTextAttributes", "textAttributes", "segments", "segment", "buttonConfiguration",
    "imageReference", "preferredSymbolConfiguration", "viewLayoutGuide", "viewControllerLayoutGuide",
    "layoutGuides", "leftBarButtonItems", "rightBarButtonItems",
  ]

  /// Elements whose contents are a text.
  static let texts: Set<String> = ["string", "mutableString", "integer", "real", "date"]

  /// Elements that only Interface Builder, constraints or later versions of UIKit use: they are left out without a word.
  static let ignored: Set<String> = [
    "dependencies", "deployment", "development", "capability", "plugIn", "device", "resources", "classes",
    "inferredMetricsTieBreakers", "designables", "gestureRecognizers", "popoverArrowDirection", "animations",
    "customFonts", "constraints", "constraint", "variation",
    "mask", "exclude", "include", "layoutGuides", "viewLayoutGuide", "viewControllerLayoutGuide",
    "extendedEdge", "simulatedMetricsContainer", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "simulatedSplitViewSizeMetrics", "scopeButtonTitles",
    "inferredMetrics", "modifierFlags", "keyCommand", "collectionViewFlowLayout", "collectionViewLayout",
    "visualEffect", "blurEffect", "vibrancyEffect", "vibrancy", "blur", "webPreferences",
    "wkWebViewConfiguration", "audiovisualMediaTypes", "wkPreferences", "dataDetectorType",
    "preferredSymbolConfiguration", "ibOverrides", "previewData", "behaviors", "listContentConfiguration",
    "backgroundConfiguration", "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "textAttributesColor", "userDefined",
    "windowSceneDelegate", "menu", "menuElement", "action-menu", "userLabel", "attributesKey", "cell",
    "collectionViewFlowLayoutDelegate", "preferredVideoStabilizationMode", "pencilInteraction",
    "viewControllerPresentationContext", "toolTip", "imageSymbolConfiguration", "fontDescriptor",
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
