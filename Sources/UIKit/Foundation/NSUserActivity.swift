/// What a person does in an application, described so that it can be continued later: in another scene, or after the next launch.
///
/// Foundation on Linux lacks it. Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of the activity, in the style of reverse domains.
  public let activityType: String

  /// The title for people.
  open var title: String?

  /// The values from which the activity can be continued.
  ///
  /// They are arrays, dictionaries, sets, strings, numbers, data, dates, URLs, UUIDs and null; others raise
  /// NSInvalidArgumentException.
  open var userInfo: [AnyHashable: Any]? {
    get { storedUserInfo }
    set {
      NSUserActivity.check(newValue)
      storedUserInfo = newValue
    }
  }

  private var storedUserInfo: [AnyHashable: Any]?

  /// A web page on which the activity can be continued.
  open var webpageURL: URL?

  /// The identifier of the contents, by which a scene for them can be found.
  open var targetContentIdentifier: String?

  /// The identifier by which the activity can be deleted.
  open var persistentIdentifier: String?

  /// Whether the activity must be updated before it is stored, by `updateUserActivityState(_:)` of its responder.
  open var needsSave = false

  /// Creates an activity; an empty type raises NSInvalidArgumentException.
  public init(activityType: String) {
    if activityType.isEmpty {
      UIKitException.raise(
        .invalidArgumentException,
        "Caller did not provide an activityType, and this process does not have a NSUserActivityTypes in its Info.plist."
      )
    }
    self.activityType = activityType
  }

  /// Adds values to those of the activity; values of keys that exist are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The activity as it is read at the next launch.
  func copied() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.storedUserInfo = storedUserInfo
    copy.webpageURL = webpageURL
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }

  private static func check(_ userInfo: [AnyHashable: Any]?) {
    guard let userInfo, !isStorable(userInfo) else { return }
    UIKitException.raise(.invalidArgumentException, "userInfo contained an invalid object type")
  }

  /// Whether a value is of a kind that activities and the saved state of an application can contain.
  static func isStorable(_ value: Any) -> Bool {
    switch value {
    case let list as [Any]: list.allSatisfy(isStorable)
    case let table as [AnyHashable: Any]: table.allSatisfy { isStorable($0.key.base) && isStorable($0.value) }
    case let set as Set<AnyHashable>: set.allSatisfy { isStorable($0.base) }
    case is String, is any Numeric, is Bool, is NSNumber, is Data, is Date, is URL, is UUID, is NSNull: true
    case is NSString, is NSData, is NSDate, is NSURL, is NSUUID: true
    default: false
    }
  }
}
