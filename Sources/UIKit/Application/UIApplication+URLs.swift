// The URLs that an application opens in others.

extension UIApplication {
  /// The schemes for which a device has applications of the system.
  package static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings",
  ]

  /// The URL of the application's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The options with which a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an application opens the URL, as its universal link, and not the browser; here none does.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Returns whether an application of the device opens URLs of this scheme: see `Simulator.openableSchemes`.
  ///
  /// Source: Apple, UIApplication.canOpenURL(_:).
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens a URL in another application, if there is one, in the next run-loop pass; the handler then gets whether it was opened.
  ///
  /// `Simulator.openedURLs` has what was opened; the application stays in front. Source: Apple,
  /// UIApplication.open(_:options:completionHandler:).
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let needsLink = options[.universalLinksOnly] as? Bool ?? false
    device.onNextPass { [self] in
      let opens = !needsLink && canOpenURL(url)
      if opens { openedURLs.append(url) }
      completion?(opens)
    }
  }
}
