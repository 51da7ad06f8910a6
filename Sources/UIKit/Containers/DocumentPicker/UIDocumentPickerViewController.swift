import UniformTypeIdentifiers

/// Lets people choose files outside of the application, or a place for files of the application.
///
/// The files are those in `Simulator.documentsFolder`, where exported ones go, too. Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private enum Task {
    case open([UTType])
    case export([URL])
  }

  private let task: Task
  private let copies: Bool
  private var isDone = false

  /// Creates a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: the types of files that can be chosen.
  ///   - asCopy: whether the delegate receives copies in the application's temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    task = .open(contentTypes)
    copies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types, which gives access to the files themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of a place for files.
  ///
  /// - Parameters:
  ///   - urls: the files.
  ///   - asCopy: whether the files are copied and not moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    task = .export(urls)
    copies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place to which files are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker of files of all types.
  public required init?(coder: NSCoder) {
    task = .open([.item])
    copies = false
    super.init(coder: coder)
  }

  /// The object that learns what was chosen; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether people can choose several files; false by default.
  open var allowsMultipleSelection = false

  /// Whether names have their extensions; false by default.
  open var shouldShowFileExtensions = false

  /// The folder that is shown at first; nil for the folder of the device.
  open var directoryURL: URL?

  private var folder: URL? { directoryURL ?? device.documentsFolder }

  /// Shows the list of files.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = DocumentList(files, title: "On My \(device.configuration.idiom == .pad ? "iPad" : "iPhone")")
    list.choose = { [weak self] in self?.finish(opening: $0) }
    let item = list.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    switch task {
    case .open:
      guard allowsMultipleSelection else { break }
      list.selectsSeveral = true
      item.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Open") { [weak self, weak list] _ in
          if let list { self?.finish(opening: list.chosen) }
        }
      )
      item.rightBarButtonItem?.isEnabled = false
    case .export(let urls):
      item.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: copies ? "Save" : "Move") { [weak self] _ in self?.export(urls) }
      )
      item.rightBarButtonItem?.isEnabled = folder != nil
    }
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  /// The files of the folder in the order of their names, without hidden ones.
  private var files: [DocumentList.File] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      folder.map { folder in
        let url = folder.appendingPathComponent(name)
        let shown = shouldShowFileExtensions ? name : url.deletingPathExtension().lastPathComponent
        return DocumentList.File(url: url, name: shown, isEnabled: canOpen(url))
      }
    }
  }

  private func canOpen(_ url: URL) -> Bool {
    guard case .open(let types) = task else { return false }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let type = isFolder.boolValue ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }

  // MARK: Results

  private func finish(opening urls: [URL]) {
    guard !urls.isEmpty else { return }
    leave(with: copies ? urls.compactMap { copy($0, into: Self.inbox) } : urls)
  }

  private func export(_ urls: [URL]) {
    guard let folder else { return }
    leave(
      with: urls.compactMap { url in
        if copies { return copy(url, into: folder) }
        let target = free(url.lastPathComponent, in: folder)
        return (try? FileManager.default.moveItem(at: url, to: target)) == nil ? nil : target
      }
    )
  }

  /// The application's folder for copies of documents.
  private static var inbox: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("com.apple.Inbox")
  }

  private func copy(_ url: URL, into folder: URL) -> URL? {
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let target = free(url.lastPathComponent, in: folder)
    return (try? files.copyItem(at: url, to: target)) == nil ? nil : target
  }

  /// A name that no file of the folder has: with a number, if necessary.
  private func free(_ name: String, in folder: URL) -> URL {
    let own = folder.appendingPathComponent(name)
    let (stem, kind) = (own.deletingPathExtension().lastPathComponent, own.pathExtension)
    var (target, number) = (own, 2)
    while FileManager.default.fileExists(atPath: target.path) {
      target = folder.appendingPathComponent("\(stem) \(number)" + (kind.isEmpty ? "" : ".\(kind)"))
      number += 1
    }
    return target
  }

  /// Dismisses the picker, then tells the delegate what was chosen.
  private func leave(with urls: [URL]) {
    guard !isDone else { return }
    isDone = true
    dismiss(animated: true) { [self] in
      if urls.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
  }

  private func cancel() { leave(with: []) }

  /// Tells the delegate if people dismissed the picker without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isDone else { return }
    isDone = true
    delegate?.documentPickerWasCancelled(self)
  }
}

/// Learns what people choose in a document picker, which dismisses itself.
///
/// Source: Apple, UIDocumentPickerDelegate.
@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when people have chosen files, or a place for exported ones.
  ///
  /// - Parameters:
  ///   - controller: the picker.
  ///   - urls: the files: the chosen ones or their copies, or the exported ones in their place.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when people cancel.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
  /// Asks for access to a file outside of the application; here every file can be read, so it returns true for files.
  ///
  /// Source: Apple, NSURL.startAccessingSecurityScopedResource().
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access; here it does nothing, as no access was needed.
  public func stopAccessingSecurityScopedResource() {}
}

/// The files of the device, one in a row; those that can't be chosen are grey.
private final class DocumentList: UITableViewController {
  struct File {
    let url: URL
    let name: String
    let isEnabled: Bool
  }

  private let files: [File]
  /// Receives the chosen file.
  var choose: (([URL]) -> Void)?
  /// Whether rows are marked, for the Open button.
  var selectsSeveral = false
  private var marked: Set<Int> = []

  init(_ files: [File], title: String) {
    self.files = files
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// The marked files.
  var chosen: [URL] { marked.sorted().map { files[$0].url } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "File")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "File", for: indexPath)
    let file = files[indexPath.row]
    cell.imageView?.image = UIImage(systemName: file.url.hasDirectoryPath ? "folder" : "doc")
    cell.textLabel?.text = file.name
    cell.textLabel?.textColor = file.isEnabled ? .label : .tertiaryLabel
    cell.imageView?.tintColor = file.isEnabled ? nil : .tertiaryLabel
    cell.selectionStyle = file.isEnabled ? .default : .none
    cell.accessoryType = marked.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let file = files[indexPath.row]
    guard file.isEnabled else { return }
    guard selectsSeveral else {
      choose?([file.url])
      return
    }
    tableView.deselectRow(at: indexPath, animated: true)
    if marked.remove(indexPath.row) == nil { marked.insert(indexPath.row) }
    tableView.cellForRow(at: indexPath)?.accessoryType = marked.contains(indexPath.row) ? .checkmark : .none
    navigationItem.rightBarButtonItem?.isEnabled = !marked.isEmpty
  }
}
