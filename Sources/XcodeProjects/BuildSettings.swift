import Foundation

/// What a package needs to know of an application's build settings and Info.plist.
package struct BuildSettings {
  /// The name of the application's module.
  package var module: String
  /// The lowest version of iOS; nil if the project doesn't say it.
  var deploymentTarget: Double?
  /// The version of the Swift language, such as 4.2; nil if the project doesn't say it.
  package var swiftVersion: String?
  var isForPadOnly = false
  /// Compilation conditions, beside DEBUG.
  var conditions: [String] = []
  var isolatesToMainActor = false
  /// The keys and texts of the Info.plist.
  var information: [String: PropertyListValue] = [:]
  /// What can't be taken over, in words.
  var notes: [String] = []
  /// Why the application doesn't compile here, in words.
  var obstacles: [String] = []

  /// Settings of a folder of files, whose module has the given name.
  init(module: String) { self.module = module }

  /// Reads a target's settings and its Info.plist.
  init(of target: XcodeProject.Object, in project: XcodeProject) {
    let name = target["name"]?.text ?? "Application"
    var settings = project.settings(of: target)
    settings["TARGET_NAME"] = name
    for key in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { settings[key] = project.folder }
    func value(_ key: String) -> String? {
      settings[key].map { Self.expand($0, settings) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let product = value("PRODUCT_NAME") ?? name
    module = Self.identifier(value("PRODUCT_MODULE_NAME") ?? product)
    deploymentTarget = value("IPHONEOS_DEPLOYMENT_TARGET")
      .flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }
    swiftVersion = value("SWIFT_VERSION")
    isForPadOnly = value("TARGETED_DEVICE_FAMILY") == "2"
    isolatesToMainActor = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    conditions = Self.conditions(value)
    if let header = value("SWIFT_OBJC_BRIDGING_HEADER") {
      obstacles.append("The bridging header '\(header)': the package has no Objective-C.")
    }
    let files = project.settingsFiles(of: target)
    // Xcode has written the version since Swift 3.
    if swiftVersion.map({ ["1", "2"].contains($0.split(separator: ".").first) }) ?? files.isEmpty {
      obstacles.append(
        "Swift \(swiftVersion ?? "1 or 2 (the project says no SWIFT_VERSION)"): later compilers don't read it; Xcode 8 "
          + "converts it to Swift 3."
      )
    }
    if !files.isEmpty { notes.append("Settings in files: \(files.joined(separator: ", ")).") }
    if let path = value("INFOPLIST_FILE") {
      let file = URL(filePath: path, relativeTo: URL(filePath: project.folder, directoryHint: .isDirectory))
      if let data = FileManager.default.contents(atPath: file.path),
        let list = try? PropertyListValue(data)
      {
        information = list.table
      } else {
        notes.append("The file '\(path)', which the target names as its Info.plist: it can't be read.")
      }
    }
    let prefix = "INFOPLIST_KEY_"
    for key in settings.keys.sorted() where key.hasPrefix(prefix) {
      information[String(key.dropFirst(prefix.count))] = value(key).map { .text($0) }
    }
    for (key, text) in information.compactMapValues(\.text) {
      information[key] = .text(Self.expand(text, settings))
    }
    let unused = information.keys.filter { !Self.used.contains($0) && !Self.irrelevant($0) }.sorted()
    if !unused.isEmpty { notes.append("Keys of Info.plist: \(unused.joined(separator: ", ")).") }
  }

  /// The name, without its extension, of the storyboard that is shown at launch; nil if there is none.
  package var mainStoryboard: String? {
    if let scenes { return scenes.first?.storyboard }
    return information["UIMainStoryboardFile"]?.text.flatMap { Self.withoutExtension($0) }
  }

  /// The window scenes of the scene manifest; nil without a manifest.
  var scenes: [SceneEntry]? {
    guard let manifest = information["UIApplicationSceneManifest"]?.table else {
      return information["UIApplicationSceneManifest_Generation"].map { _ in [] }
    }
    let roles = manifest["UISceneConfigurations"]?.table
    return (roles?["UIWindowSceneSessionRoleApplication"]?.list ?? []).map { entry in
      SceneEntry(
        name: entry.table["UISceneConfigurationName"]?.text,
        delegate: entry.table["UISceneDelegateClassName"]?.text?.split(separator: ".").last.map(String.init),
        storyboard: entry.table["UISceneStoryboardFile"]?.text.flatMap { Self.withoutExtension($0) }
      )
    }
  }

  /// Whether the scene manifest allows several scenes.
  var supportsMultipleScenes: Bool {
    ["true", "YES", "1"].contains(
      information["UIApplicationSceneManifest"]?.table["UIApplicationSupportsMultipleScenes"]?.text
    )
  }

  /// A configuration of the scene manifest.
  struct SceneEntry {
    let name: String?
    /// The name of the delegate's class, without that of the module.
    let delegate: String?
    let storyboard: String?
  }

  /// The cases of `UIInterfaceOrientationMask` that Info.plist names; nil if it names none, or all of them.
  var orientations: [String]? {
    let keys =
      isForPadOnly
      ? ["UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations_iPad"]
      : ["UISupportedInterfaceOrientations_iPhone"]
    let values = (keys + ["UISupportedInterfaceOrientations"]).lazy.compactMap { information[$0] }
    guard let value = values.first else { return nil }
    let names = value.text?.split(separator: " ").map(String.init) ?? value.list.compactMap(\.text)
    let prefix = "UIInterfaceOrientation"
    let known = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
    let cases = names.filter { $0.hasPrefix(prefix) }.map { name in
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    let found = known.filter(cases.contains)
    return found.isEmpty || found.count == known.count ? nil : found
  }

  /// The launch screen's name, which UIKit shows before the application runs.
  var launchScreen: String? {
    information["UILaunchStoryboardName"]?.text.flatMap { Self.withoutExtension($0) }
  }

  /// Whether the status bar is hidden while the application runs: where controllers decide, the entry counts only at launch.
  var hidesStatusBar: Bool {
    statusBarStyle != nil && ["YES", "true", "1"].contains(information["UIStatusBarHidden"]?.text)
  }

  /// The style of the status bar, if controllers don't decide about it; nil if they do.
  var statusBarStyle: String? {
    guard ["NO", "false", "0"].contains(information["UIViewControllerBasedStatusBarAppearance"]?.text) else {
      return nil
    }
    return switch information["UIStatusBarStyle"]?.text {
    case "UIStatusBarStyleLightContent"?: "lightContent"
    case "UIStatusBarStyleDarkContent"?: "darkContent"
    default: "default"
    }
  }

  /// The appearance that the application asks for; nil for the device's.
  var userInterfaceStyle: String? {
    switch information["UIUserInterfaceStyle"]?.text {
    case "Light"?: "light"
    case "Dark"?: "dark"
    default: nil
    }
  }

  private static func withoutExtension(_ name: String) -> String? {
    let base = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    return base.isEmpty ? nil : base
  }

  private static let used: Set = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", "UIStatusBarHidden", "UIStatusBarStyle",
    "UIViewControllerBasedStatusBarAppearance", "UIApplicationSceneManifest",
    "UIApplicationSceneManifest_Generation", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations_iPad",
    "UISupportedInterfaceOrientations_iPhone", "UIUserInterfaceStyle",
  ]

  /// Whether a key matters to the App Store or to other applications alone.
  private static func irrelevant(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") || key.hasPrefix("LS") || key.hasSuffix("UsageDescription")
      || [
        "UIRequiredDeviceCapabilities", "NSHumanReadableCopyright", "UILaunchScreen",
        "UILaunchScreen_Generation",
        "UIApplicationSupportsIndirectInputEvents", "ITSAppUsesNonExemptEncryption",
        "UIRequiresFullScreen",
      ].contains(key)
  }

  private static func conditions(_ value: (String) -> String?) -> [String] {
    let own = value("SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.split(separator: " ").map(String.init) ?? []
    let flags = value("OTHER_SWIFT_FLAGS")?.split(separator: " ").map(String.init) ?? []
    let defined = flags.indices.compactMap { index -> String? in
      if flags[index] == "-D" { return flags.indices.contains(index + 1) ? flags[index + 1] : nil }
      return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
    }
    let names = Set(own + defined).filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }
    // Swift Package Manager defines DEBUG itself.
    return names.subtracting(["DEBUG"]).sorted()
  }

  /// Replaces variables such as `$(SRCROOT)`; unknown ones are empty, as for Xcode.
  static func expand(_ text: String, _ settings: [String: String], depth: Int = 0) -> String {
    guard depth < 10 else { return text }
    return text.replacing(/\$[({]([A-Za-z0-9_]+)(?::([a-z0-9]+))?[)}]/) { match in
      let value = expand(settings[String(match.1)] ?? "", settings, depth: depth + 1)
      return match.2 == nil ? value : identifier(value)
    }
  }

  /// A name as that of a module: other characters than letters and digits are underscores.
  static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(letters)
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
