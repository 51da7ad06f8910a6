import Foundation
import Testing

@testable import XcodeProjects

/// Truth: the files of Xcode's projects: groups give folders, build phases members, configurations settings.
struct ProjectApplicationTests {
  private let fixture = try? ProjectFixture()

  private func read(_ path: String, target: String? = nil) throws -> ProjectApplication {
    try ProjectApplication(path, target: target)
  }

  private func names(_ paths: [String], in folder: String) -> [String] {
    paths.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
  }

  @Test func aTargetHasTheFilesOfItsBuildPhases() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "Hello/AppDelegate.swift": ProjectFixture.delegate, "Hello/Views/Cell.swift": "import MapKit\n",
      "Hello/Old.m": "", "Hello/star.png": "", "Hello/Main.storyboard": "", "Hello/Launch.storyboard": "",
      "Hello/Assets.xcassets/Contents.json": "{}", "Hello/Unused.swift": "",
      "Hello/Info.plist":
        "{ UIMainStoryboardFile = Main; UILaunchStoryboardName = Launch; UIAppFonts = (); }",
    ])
    let project = try fixture.writeProject([
      .application(
        "Hello",
        ["Hello/AppDelegate.swift", "Hello/Views/Cell.swift", "Hello/Old.m", "Hello/Gone.swift"],
        resources: [
          "Hello/star.png", "Hello/Main.storyboard", "Hello/Launch.storyboard", "Hello/Assets.xcassets",
        ],
        settings: [
          "SWIFT_VERSION": "4.0", "IPHONEOS_DEPLOYMENT_TARGET": "10.3.1",
          "INFOPLIST_FILE": "$(SRCROOT)/Hello/Info.plist", "PRODUCT_NAME": "$(TARGET_NAME) 2",
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG FREE",
        ]
      ),
      ProjectFixture.Target(name: "HelloTests", type: "com.apple.product-type.bundle.unit-test"),
    ])
    let application = try read(project)
    let folder = fixture.path("")
    #expect(names(application.sources, in: folder) == ["Hello/AppDelegate.swift", "Hello/Views/Cell.swift"])
    #expect(names(application.resources, in: folder) == ["Hello/star.png"])
    #expect(names(application.documents, in: folder) == ["Hello/Main.storyboard"])
    #expect(application.delegate == "AppDelegate")
    #expect(application.settings.module == "Hello_2")
    #expect(application.settings.deploymentTarget == 10.3)
    #expect(application.settings.mainStoryboard == "Main")
    #expect(application.settings.conditions == ["FREE"])
    #expect(
      application.notes == [
        "Targets: HelloTests.", "Keys of Info.plist: UIAppFonts.",
        "Objective-C, C and other sources: Hello/Old.m.",
      ]
    )
    #expect(
      application.obstacles == [
        "Missing files: Hello/Gone.swift.", "Imports of 1 module that Linux lacks: MapKit (Cell.swift).",
      ]
    )
  }

  /// Truth: UIKit here has no web views, maps or switches; a project has what it declares itself.
  @Test func namesThatExistNeitherHereNorInTheProjectAreFound() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "AppDelegate.swift": ProjectFixture.delegate,
      "A.swift": """
      import UIKit
      @preconcurrency import AVFoundation
      // WKNavigation in a comment
      class A: UIViewController { let web = WKWebView(); let name = "WKUserScript"; var own: UIOwnView? }
      class UIOwnView: UIView { let range = NSMakeRange(0, 1); let point = CGPoint.zero; let list: NSArray = [] }
      let key = Notification.Name.UIKeyboardWillShow
      #if os(macOS)
        let menu = NSStatusBar.system
      #endif
      """,
      "B.swift":
        "import UIKit\nimport WebKit\nfunc f(_ web: WKWebView, _ place: CLLocation) -> UIEdgeInsets { .zero }",
    ])
    let project = try fixture.writeProject([
      .application("Hello", ["AppDelegate.swift", "A.swift", "B.swift"])
    ])
    #expect(
      try read(project).obstacles == [
        "Imports of 1 module that Linux lacks: WebKit (B.swift).",
        "2 names that Linux lacks: CLLocation (B.swift), WKWebView (A.swift, B.swift).",
      ]
    )
  }

  /// Truth: Xcode 8, the first with Swift 3, added SWIFT_VERSION to all targets with Swift code.
  @Test(arguments: [nil, "2.3"]) func earlySwiftDoesNotCompile(version: String?) throws {
    let fixture = try #require(fixture)
    try fixture.write(["AppDelegate.swift": ProjectFixture.delegate])
    var target = ProjectFixture.Target.application("Hello", ["AppDelegate.swift"])
    target.settings["SWIFT_VERSION"] = version
    let obstacles = try read(fixture.writeProject([target])).obstacles
    #expect(obstacles.count == 1 && obstacles[0].hasPrefix("Swift \(version ?? "1 or 2")"))
  }

  @Test func groupsGiveFolders() throws {
    let fixture = try #require(fixture)
    try fixture.write(["App/Deep/AppDelegate.swift": ProjectFixture.delegate, "Root.swift": ""])
    let objects = """
      X = {isa = PBXGroup; path = App; children = (Y, Z, X, ); sourceTree = "<group>"; };
      Y = {isa = PBXGroup; name = "Only a name"; children = (W, ); sourceTree = "<group>"; };
      W = {isa = PBXFileReference; path = Deep/AppDelegate.swift; sourceTree = "<group>"; };
      Z = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      BW = {isa = PBXBuildFile; fileRef = W; };
      BZ = {isa = PBXBuildFile; fileRef = Z; };
      S = {isa = PBXSourcesBuildPhase; files = (BW, BZ, NONE, ); };
      """
    let project = try fixture.writeProject(
      [.application("Hello", [], lines: "buildPhases = (S, );")],
      objects: objects
    )
    #expect(
      names(try read(project).sources, in: fixture.path("")) == ["App/Deep/AppDelegate.swift", "Root.swift"]
    )
  }

  @Test func aFolderOfXcode16BelongsToItsTarget() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "Hello/AppDelegate.swift": ProjectFixture.delegate, "Hello/Deep/Cell.swift": "", "Hello/Left.swift": "",
      "Hello/Info.plist": "{}", "Hello/de.lproj/Main.strings": "", "Shared/Model.swift": "",
      "Shared/Other.swift": "",
    ])
    let objects = """
      X = {isa = PBXGroup; children = (H, S, ); sourceTree = "<group>"; };
      H = {isa = PBXFileSystemSynchronizedRootGroup; path = Hello; exceptions = (E, ); sourceTree = "<group>"; };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0; membershipExceptions = (Left.swift, ); };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0; membershipExceptions = (Model.swift, ); };
      """
    let project = try fixture.writeProject(
      [.application("Hello", [], lines: "fileSystemSynchronizedGroups = (H, );")],
      objects: objects
    )
    let application = try read(project)
    let folder = fixture.path("")
    #expect(
      names(application.sources, in: folder) == [
        "Hello/AppDelegate.swift", "Hello/Deep/Cell.swift", "Shared/Model.swift",
      ]
    )
    #expect(names(application.resources, in: folder) == ["Hello/de.lproj/Main.strings"])
  }

  /// Xcode writes no such paths, but others can.
  @Test func aPathThatLeavesItsFolderIsLinkedWithinThePackage() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "Hello/AppDelegate.swift": ProjectFixture.delegate, "Model.swift": "", "Shared/Deep/a.txt": "",
    ])
    let objects = """
      X = {isa = PBXGroup; children = (H, S, ); sourceTree = "<group>"; };
      H = {isa = PBXFileSystemSynchronizedRootGroup; path = Hello; sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0;
        membershipExceptions = (../Model.swift, Deep/../../../../../Gone.swift, ); };
      """
    let project = try fixture.writeProject(
      [.application("Hello", [], lines: "fileSystemSynchronizedGroups = (H, );")],
      objects: objects
    )
    let application = try read(project)
    #expect(
      names(application.sources, in: fixture.path("")) == ["Hello/AppDelegate.swift", "Model.swift"]
    )
    let plan = LinkPlan(application, package: fixture.path("made"))
    #expect(!plan.links.isEmpty && plan.links.keys.allSatisfy { !$0.split(separator: "/").contains("..") })
    try plan.write(into: fixture.path("made/Sources/Hello"))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: fixture.path(""))) == [
        "Hello", "Hello.xcodeproj", "Model.swift", "Shared", "made",
      ]
    )
  }

  @Test func localizedFilesAreAllTaken() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "AppDelegate.swift": ProjectFixture.delegate, "Base.lproj/Main.storyboard": "",
      "de.lproj/Main.strings": "",
    ])
    let objects = """
      X = {isa = PBXVariantGroup; name = Main.storyboard; children = (V, W, ); sourceTree = "<group>"; };
      V = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      W = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      BX = {isa = PBXBuildFile; fileRef = X; };
      R = {isa = PBXResourcesBuildPhase; files = (BX, ); };
      """
    let project = try fixture.writeProject(
      [.application("Hello", ["AppDelegate.swift"], lines: "buildPhases = (Sources0, R, );")],
      objects: objects
    )
    let application = try read(project)
    #expect(names(application.documents, in: fixture.path("")) == ["Base.lproj/Main.storyboard"])
    #expect(names(application.resources, in: fixture.path("")) == ["de.lproj/Main.strings"])
  }

  @Test func aFolderHasItsSwiftFilesButNoTestsAndNoPods() throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "App/A.swift": "final class D: NSObject, UIApplicationDelegate {}", "App/Sub/B.swift": "",
      "App/C.swift": "",
      "App/Pods/P.swift": "", "App/Carthage/Q.swift": "", "App/AppTests/T.swift": "",
      "App/.hidden/H.swift": "",
    ])
    let application = try read(fixture.path("App"))
    #expect(names(application.sources, in: fixture.path("App")) == ["A.swift", "C.swift", "Sub/B.swift"])
    #expect(application.delegate == "D")
    #expect(application.settings.module == "App")
  }

  @Test func theFolderOfAProjectIsTheProject() throws {
    let fixture = try #require(fixture)
    try fixture.write(["AppDelegate.swift": ProjectFixture.delegate])
    try fixture.writeProject([.application("Inner", ["AppDelegate.swift"])])
    #expect(try read(fixture.path("")).name == "Inner")
    #expect(try read(fixture.path("Hello.xcodeproj/project.pbxproj")).name == "Inner")
  }

  @Test func theFirstApplicationIsTakenUnlessAnotherIsNamed() throws {
    let fixture = try #require(fixture)
    try fixture.write(["A.swift": ProjectFixture.delegate, "B.swift": ProjectFixture.delegate])
    let project = try fixture.writeProject([
      .application("Desk", ["A.swift"], settings: ["SDKROOT": "macosx"]), .application("One", ["A.swift"]),
      .application("Two", ["B.swift"]),
    ])
    #expect(try read(project).name == "One")
    #expect(try read(project).notes == ["Targets: Desk, Two. `--target NAME` takes another application."])
    #expect(try read(project, target: "Two").name == "Two")
    #expect(
      throws: ProjectError("'\(project)' has no application for iOS called 'Three'. It has: 'One', 'Two'.")
    ) {
      try read(project, target: "Three")
    }
  }

  @Test(arguments: [
    ("@main class A: UIResponder, UIApplicationDelegate {}", "A"),
    ("// @UIApplicationMain class X\n@UIApplicationMain\nfinal class B: UIResponder {}", "B"),
    ("@MainActor @main public final class C: NSObject, UIApplicationDelegate {}", "C"),
    ("class E: UIResponder,\n  UIApplicationDelegate {}", "E"),
  ])
  func theDelegateIsTheMarkedClass(source: String, name: String) throws {
    let fixture = try #require(fixture)
    try fixture.write(["App/A.swift": source, "App/main.swift": "UIApplicationMain(0, nil, nil, nil)"])
    let application = try read(fixture.path("App"))
    #expect(application.delegate == name)
    #expect(names(application.sources, in: fixture.path("App")) == ["A.swift"])
  }
}
