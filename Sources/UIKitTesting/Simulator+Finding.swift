import UIKit

extension Simulator {
  /// Returns the visible view with an accessibility label; nil if there is none.
  ///
  /// By default the label of a button or a text is what it shows. A view that a finger can reach comes before others,
  /// and a view in front before those behind it.
  public func view(labeled label: String) -> UIView? {
    let elements = elements(by: .label(label))
    return elements.first(where: \.isView)?.view
  }

  /// Returns the visible view with an `accessibilityIdentifier`; nil if there is none.
  ///
  /// A view that a finger can reach comes before others, and a view in front before those behind it.
  public func view(withIdentifier identifier: String) -> UIView? {
    elements(by: .identifier(identifier)).first?.view
  }

  /// Returns the visible view that shows a text, in full; nil if there is none.
  ///
  /// It is a label or a text field, or the control that contains the label. A view that a finger can reach comes before
  /// others, and a view in front before those behind it.
  public func view(withText text: String) -> UIView? {
    elements(by: .text(text)).first?.view
  }

  /// Taps the visible element with an accessibility label.
  ///
  /// Fails the test, and taps nothing, if there is none, if it is disabled, or if another view covers it.
  public func tap(
    labeled label: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tap(.label(label), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Taps the visible view with an `accessibilityIdentifier`.
  ///
  /// Fails the test, and taps nothing, if there is none, if it is disabled, or if another view covers it.
  public func tap(
    withIdentifier identifier: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tap(.identifier(identifier), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Taps the visible view that shows a text.
  ///
  /// Fails the test, and taps nothing, if there is none, if it is disabled, or if another view covers it.
  public func tap(
    withText text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tap(.text(text), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: Searching

  /// What a test knows about a view.
  private enum Search {
    case label(String)
    case identifier(String)
    case text(String)

    var words: String {
      switch self {
      case .label(let label): "the label \"\(label)\""
      case .identifier(let identifier): "the identifier \"\(identifier)\""
      case .text(let text): "the text \"\(text)\""
      }
    }
  }

  /// Views with a lower alpha are invisible.
  private static let leastAlpha: CGFloat = 0.1

  private func tap(_ search: Search, _ site: CallSite) {
    guard let element = elements(by: search).first else {
      let message = ["No view with \(search.words) is on the screen.", names(for: search)]
      return site.fail(message.compactMap(\.self).joined(separator: " "), on: self)
    }
    let name = "The \(Swift.type(of: element.view)) with \(search.words)"
    guard element.isReachable else {
      let hit =
        view(at: element.middle).map { "covered by a \(Swift.type(of: $0))" } ?? "out of a finger's reach"
      return site.fail("\(name) is \(hit) at its centre.", on: self)
    }
    guard element.isEnabled else { return site.fail("\(name) is disabled.", on: self) }
    tap(at: element.middle)
  }

  /// Returns the visible elements, the best one first.
  private func elements(by search: Search) -> [ScreenElement] {
    settle()
    let found: [ScreenElement] =
      switch search {
      case .label(let label): screenElements.filter { $0.label == label }
      case .identifier(let identifier):
        visibleViews.filter { $0.accessibilityIdentifier == identifier }
          .compactMap { ScreenElement($0, on: self) }
      case .text(let text):
        visibleViews.filter { $0.shownText == text }
          .compactMap { ScreenElement($0.enclosingControl ?? $0, on: self) }
      }
    func rank(_ element: ScreenElement) -> Int {
      !element.isReachable ? 3 : element.isTitle ? 2 : !element.isEnabled ? 1 : 0
    }
    return found.map { (rank($0), $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// The views that are neither hidden nor transparent, from front to back.
  private var visibleViews: [UIView] {
    var views: [UIView] = []
    // An explicit stack, because recursion could overflow the call stack in deep trees.
    var pending: [UIView] = application.windowsBackToFront.reversed()
    while let view = pending.popLast() {
      if view.isHidden || view.alpha < Self.leastAlpha { continue }
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views.reversed()
  }

  /// The identifiers or texts on the screen as a sentence; nil for labels, which each failure lists.
  private func names(for search: Search) -> String? {
    switch search {
    case .label: nil
    case .identifier: Self.list(visibleViews.compactMap(\.accessibilityIdentifier), as: "Identifiers")
    case .text: Self.list(visibleViews.compactMap(\.shownText), as: "Texts")
    }
  }

  private static func list(_ names: [String], as noun: String) -> String {
    let shown = names.filter { !$0.isEmpty }.reversed()
    guard !shown.isEmpty else { return "\(noun): none." }
    let most = ScreenDescription.mostElements
    let rest = shown.count > most ? ", and \(shown.count - most) more" : ""
    return "\(noun): " + shown.prefix(most).map(ScreenDescription.quoted).joined(separator: ", ") + "\(rest)."
  }
}
