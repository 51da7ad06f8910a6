/// Lets people pick a photo of the device.
///
/// The list has the photos that `Simulator.photos` holds; there is no camera. In UIKit it is a subclass of UINavigationController,
/// whose delegate has another type: Swift can't declare that, so here it contains one. Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
  /// Where the photos come from.
  public enum SourceType: Int, Sendable {
    /// All photos.
    case photoLibrary = 0
    /// The camera, which the simulated device doesn't have.
    case camera = 1
    /// The photos that were saved last.
    case savedPhotosAlbum = 2
  }

  /// The keys of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the media: "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The photo as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as it was edited, if that was allowed; here the square in its middle.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the photo that was kept, if editing was allowed.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Returns whether photos can come from a source: not from the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media that a source has: images, or nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Where the photos come from; the camera raises NSInvalidArgumentException.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard UIImagePickerController.isSourceTypeAvailable(sourceType) else {
        UIKitException.raise(
          .invalidArgumentException,
          "Source type \(sourceType.rawValue) not available"
        )
      }
    }
  }

  /// The types of media to pick from; without images it raises NSInvalidArgumentException, as there are no others.
  open var mediaTypes = ["public.image"] {
    didSet {
      guard !mediaTypes.contains("public.image") else { return }
      UIKitException.raise(.invalidArgumentException, "No available types for source \(sourceType.rawValue)")
    }
  }

  /// Whether the photo may be edited.
  open var allowsEditing = false

  /// The object that is told what was picked, and that dismisses the controller.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Shows the list of photos.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = PhotoList { [weak self] in self?.finish($0) }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  private func finish(_ photo: UIImage) {
    guard let delegate else { return dismiss(animated: true) }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: photo]
    if allowsEditing {
      let side = min(photo.size.width, photo.size.height)
      let crop = CGRect(
        x: (photo.size.width - side) / 2,
        y: (photo.size.height - side) / 2,
        width: side,
        height: side
      )
      info[.cropRect] = crop
      info[.editedImage] = UIGraphicsImageRenderer(size: crop.size).image { _ in
        photo.draw(at: CGPoint(x: -crop.minX, y: -crop.minY))
      }
    }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

/// What an object is told that presents a `UIImagePickerController`.
///
/// Without these methods the picker dismisses itself. Source: Apple, UIImagePickerControllerDelegate.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a photo was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// Called when people cancel.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The photos of the device, one in a row.
private final class PhotoList: UITableViewController {
  private let photos = SimulatedDevice.current.photos
  private let pick: (UIImage) -> Void

  init(_ pick: @escaping (UIImage) -> Void) {
    self.pick = pick
    super.init(style: .plain)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 88
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Photo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
    cell.imageView?.image = photos[indexPath.row]
    cell.textLabel?.text = "Photo \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pick(photos[indexPath.row])
  }
}
