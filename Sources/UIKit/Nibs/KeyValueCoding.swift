/// Sets properties by their names, as far as nibs do.
@MainActor
enum KeyValueCoding {
  /// Sets a property by its setter's selector, or one of UIKit's own; false if the object has none of the name.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    if let set = setter.implementation(in: object) {
      _ = set([value])
      return true
    }
    return setSystemProperty(key, value, of: object)
  }

  /// Raises what Objective-C raises for a key that an object doesn't have.
  static func raiseUndefined(_ key: String, of object: AnyObject) -> Never {
    UIKitException.raise(
      .undefinedKeyException,
      "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// Sets a property of UIKit's classes; false if it is not one that nibs set.
  private static func setSystemProperty(_ key: String, _ value: Any?, of object: AnyObject) -> Bool {
    switch (key, object) {
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("tableView", let controller as UITableViewController): controller.tableView = value as? UITableView
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = value as? UICollectionView
    case ("delegate", let collection as UICollectionView):
      collection.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("backgroundView", let collection as UICollectionView):
      collection.backgroundView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("delegate", let picker as UIPickerView): picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UINavigationBar): bar.delegate = value as? any UINavigationBarDelegate
    case ("delegate", let bar as UIToolbar): bar.delegate = value as? any UIToolbarDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = value as? any UITabBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let container as UINavigationController):
      container.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let container as UITabBarController):
      container.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let container as UISplitViewController):
      container.delegate = value as? any UISplitViewControllerDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("rootViewController", let window as UIWindow):
      window.rootViewController = value as? UIViewController
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = value as? UIView
    case ("inputView", let field as UITextField): field.inputView = value as? UIView
    case ("inputView", let view as UITextView): view.inputView = value as? UIView
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = value as? UIView
    case ("inputAccessoryView", let view as UITextView): view.inputAccessoryView = value as? UIView
    case ("searchDisplayController", is UIViewController):
      SimulatedDevice.current.console.log(
        "The outlet \(key) of \(type(of: object)) is not implemented, and is not connected."
      )
    default: return false
    }
    return true
  }
}

// MARK: - User-defined runtime attributes

extension NibObjects {
  /// Sets the attributes that the author of the document added by their key paths.
  ///
  /// One that the object doesn't have is logged, as UIKit does.
  func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      if KeyValueCoding.set(value, forKey: keyPath, of: object)
        || setLayerProperty(keyPath, value, of: object)
      {
        continue
      }
      SimulatedDevice.current.console.log(
        "Failed to set (\(keyPath)) user defined inspected property on (\(Swift.type(of: object))): "
          + "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(keyPath)."
      )
    }
  }

  private func runtimeValue(_ attribute: NibElement) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute.bool("value") ?? false
    case "string": return attribute.string("value")
    case "color": return attribute.color("value")
    case "image": return attribute.image("value")
    case "size": return attribute.size("value")
    case "rect": return attribute.rect("value")
    case "point":
      return attribute.value("value", "point").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "number":
      let number = attribute.value("value")
      let text = number?["value"] ?? number?["text"]
      return text.flatMap { Double($0) }.map { NSNumber(value: $0) }
    default: return nil
    }
  }

  private func setLayerProperty(_ keyPath: String, _ value: Any?, of object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    switch (keyPath, value) {
    case ("layer.cornerRadius", let number as NSNumber):
      view.layer.cornerRadius = CGFloat(number.doubleValue)
    case ("layer.borderWidth", let number as NSNumber):
      view.layer.borderWidth = CGFloat(number.doubleValue)
    case ("layer.masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    // The layer wants a CGColor, so UIKit takes no notice of a UIColor.
    case ("layer.borderColor", is UIColor): break
    default: return false
    }
    return true
  }
}
