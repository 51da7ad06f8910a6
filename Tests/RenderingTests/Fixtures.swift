import Foundation
import Simulator
import UIKit

@testable import Rendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a real XML parser finds in a file.
struct ParsedXML {
  var error: String?
  /// Names of elements in the order in which they begin.
  var elements: [String] = []
  /// The attributes of each.
  var attributes: [[String: String]] = []
  /// The text of each, without that of elements within.
  var texts: [String] = []
  var depth = 0

  init(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "unknown" }
    elements = reader.elements
    attributes = reader.attributes
    texts = reader.texts
    depth = reader.greatestDepth
  }

  /// The attributes of the elements of a name.
  func all(_ name: String) -> [[String: String]] {
    zip(elements, attributes).filter { $0.0 == name }.map(\.1)
  }

  /// The texts of the elements of a name.
  func words(in name: String) -> [String] {
    zip(elements, texts).filter { $0.0 == name }.map(\.1)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var attributes: [[String: String]] = []
    var texts: [String] = []
    var greatestDepth = 0
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      greatestDepth = max(greatestDepth, open.count)
      elements.append(name)
      self.attributes.append(attributes)
      texts.append("")
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { texts[last] += string }
    }
  }
}

/// A controller whose white view holds what the closure adds.
@MainActor
final class Sheet: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void = { _ in }) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }
}

/// Boots a device and shows what the closure adds to a white view.
@MainActor
func show(
  on model: DeviceModel = .iPhone5,
  iOS version: Double? = nil,
  statusBarHidden: Bool = true,
  _ fill: @escaping (UIView) -> Void = { _ in }
) -> Simulator {
  let simulator = Simulator.boot(model, iOS: version, statusBarHidden: statusBarHidden)
  simulator.launch(Sheet(fill))
  return simulator
}

/// The picture of what the closure adds to a white view, as SVG.
@MainActor
func svg(_ caption: String = "picture", _ fill: @escaping (UIView) -> Void) -> String {
  Picture(of: show(fill), caption: caption).svg
}

/// A view of one colour.
@MainActor
func box(_ frame: CGRect, _ color: UIColor = .red) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  return view
}
