/// A service that `UIActivityViewController` offers for its items; abstract.
///
/// Subclasses override the title, `canPerform(withActivityItems:)`, and either `perform()` or `activityViewController`.
///
/// Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The groups of services.
  public enum Category: Int, Sendable {
    /// The service does something with the items.
    case action = 0
    /// The service sends the items to others; it is listed before actions.
    case share = 1
  }

  /// The sheet that has offered the activity last.
  final weak var sheet: UIActivityViewController?

  /// The group of the service; `action` by default.
  open class var activityCategory: Category { .action }

  /// The type of the service; nil by default.
  open var activityType: ActivityType? { nil }

  /// The title in the list; nil by default.
  open var activityTitle: String? { nil }

  /// The image in the list; nil by default.
  open var activityImage: UIImage? { nil }

  /// Returns whether the service can use the items, and is therefore listed; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items after the service was chosen; does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller that is presented in place of a call of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }

  /// Performs the service, which then calls `activityDidFinish(_:)`; does nothing by default.
  open func perform() {}

  /// Dismisses the list and the service's own controller; to be called at the end.
  ///
  /// - Parameter completed: whether the service was performed.
  open func activityDidFinish(_ completed: Bool) {
    sheet?.activityDidFinish(self, completed)
  }
}

extension UIActivity {
  /// The type of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates a type from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

    /// Posts to Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    /// Sends a message.
    public static let message = ActivityType(system: "Message")
    /// Sends a mail.
    public static let mail = ActivityType(system: "Mail")
    /// Prints.
    public static let print = ActivityType(system: "Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// Makes an image the picture of a contact.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Saves images in the photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    /// Adds a web address to Safari's reading list.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Opens a document in iBooks.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// Creates a PDF document to draw on.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
  }
}

/// A service of the system.
final class SystemActivity: UIActivity {
  private let type: ActivityType
  private let title: String
  private let accepts: (Any) -> Bool
  private let use: ([Any]) -> Void
  private var items: [Any] = []

  private init(
    _ type: ActivityType,
    _ title: String,
    accepts: @escaping (Any) -> Bool,
    use: @escaping ([Any]) -> Void = { _ in }
  ) {
    self.type = type
    self.title = title
    self.accepts = accepts
    self.use = use
    super.init()
  }

  override var activityType: ActivityType? { type }

  override var activityTitle: String? { title }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: accepts)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    use(items.filter(accepts))
    activityDidFinish(true)
  }

  /// The services that send the items to others; which they accept is that of the types' documentation.
  static var shares: [SystemActivity] {
    [
      SystemActivity(.airDrop, "AirDrop", accepts: isMedia),
      SystemActivity(.message, "Message", accepts: isMedia),
      SystemActivity(.mail, "Mail", accepts: isMedia),
    ]
  }

  /// The services that do something with the items.
  static var actions: [SystemActivity] {
    [
      SystemActivity(
        .copyToPasteboard,
        "Copy",
        accepts: { isMedia($0) || $0 is UIColor },
        use: { UIPasteboard.general.replace(by: $0) }
      ),
      SystemActivity(
        .saveToCameraRoll,
        "Save Image",
        accepts: { $0 is UIImage },
        use: { SimulatedDevice.current.photos.insert(contentsOf: $0.compactMap { $0 as? UIImage }, at: 0) }
      ),
      SystemActivity(.assignToContact, "Assign to Contact", accepts: { $0 is UIImage }),
      SystemActivity(.print, "Print", accepts: { $0 is UIImage }),
      SystemActivity(
        .addToReadingList,
        "Add to Reading List",
        accepts: { ["http", "https"].contains(($0 as? URL)?.scheme) }
      ),
    ]
  }

  nonisolated private static func isMedia(_ item: Any) -> Bool {
    item is String || item is NSAttributedString || item is URL || item is UIImage
  }
}
