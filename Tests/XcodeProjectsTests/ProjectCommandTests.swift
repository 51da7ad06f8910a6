import Foundation
import Testing
import ToolRunning

/// Truth: docs/AppleSources.md, "A whole Xcode project".
struct ProjectCommandTests {
  private let fixture = try? ProjectFixture()

  private func new(_ arguments: String) async throws -> (status: Int32, output: String, errors: String) {
    let folder = try #require(fixture).path("")
    let outcome = try await BuiltTool("toy-recipes").run(
      shell: "cd '\(folder)' && \"$0\" new \(arguments)",
      environment: ["TOY_RECIPES": "all"]
    )
    return (
      outcome.status, String(decoding: outcome.output, as: UTF8.self),
      String(decoding: outcome.errors, as: UTF8.self)
    )
  }

  private func contents(_ fixture: ProjectFixture) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: fixture.path("")))
  }

  @Test func aPackageLaunchesTheApplication() async throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "Hello/AppDelegate.swift": ProjectFixture.delegate, "Hello/Main.storyboard": "", "Hello/star.png": "",
      "Hello/Info.plist": "{ UIMainStoryboardFile = Main; }",
    ])
    try fixture.writeProject([
      .application(
        "Hello",
        ["Hello/AppDelegate.swift"],
        resources: ["Hello/Main.storyboard", "Hello/star.png"],
        settings: [
          "INFOPLIST_FILE": "Hello/Info.plist", "SWIFT_VERSION": "4.2", "IPHONEOS_DEPLOYMENT_TARGET": "12.0",
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "FREE",
        ]
      )
    ])
    let before = try contents(fixture)
    let tool = try await new("--package made --project Hello.xcodeproj")
    #expect(tool.status == 0, "\(tool.errors)")
    let words = tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("launches Hello on Linux"))
    #expect(words.contains("delegate AppDelegate, which shows the storyboard Main"))
    #expect(words.contains("language Swift 4.2, compiled as Swift 4.2"))
    #expect(
      words.contains("sources 1 Swift file documents 1 storyboard or xib resources 1 resource links 1 link")
    )
    #expect(!words.contains("Not taken over"))

    #expect(try contents(fixture).subtracting(before).filter { !$0.hasPrefix("made") }.isEmpty)
    let files = [
      ".gitignore", "Package.swift", "Recipes/Launch/Example.swift", "Recipes/Launch/LaunchRecipe.swift",
      "Recipes/Launch/Lesson.md", "Sources/Hello/Hello", "Sources/Hello/Linux.swift",
      "Sources/recipes/main.swift",
      "Tests/HelloTests/LaunchTests.swift",
    ]
    #expect(
      Set(files).isSubset(of: Set(try FileManager.default.subpathsOfDirectory(atPath: fixture.path("made"))))
    )
    let manifest = try fixture.text("made/Package.swift")
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(manifest.contains("exclude: [\"Hello/Info.plist\"],\n"))
    #expect(manifest.contains("resources: [.process(\"Hello/star.png\")],\n"))
    #expect(manifest.contains(".swiftLanguageMode(.v4_2),\n        .define(\"FREE\"),\n"))
    let launch = try fixture.text("made/Sources/Hello/Linux.swift")
    #expect(launch.contains("    launch(storyboard: \"Main\", delegate: AppDelegate())\n"))
    let test = try fixture.text("made/Tests/HelloTests/LaunchTests.swift")
    #expect(test.contains("Simulator.boot(.iPhone6, iOS: 12)"))
    for file in files where file != "Sources/Hello/Hello" {
      let text = try fixture.text("made/\(file)")
      #expect(!text.contains("Cupboard") && !text.contains("Pantry"), "\(file)")
    }
  }

  @Test func aPackageThatCannotCompileSaysWhy() async throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "AppDelegate.swift": ProjectFixture.delegate, "Web.swift": "import UIKit\nlet view = WKWebView()\n",
    ])
    try fixture.writeProject([.application("Hello", ["AppDelegate.swift", "Web.swift"])])
    let tool = try await new("--package made --project Hello.xcodeproj")
    #expect(tool.status == 0, "\(tool.errors)")
    let words = tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!words.contains("✓") && words.contains("will not launch Hello yet"))
    #expect(
      words.contains(
        "What is against it - 1 name that Linux lacks: WKWebView (Web.swift). RecipeGallery's docs/Classes.md"
      )
    )
  }

  /// The files of the application of today's Xcode, with the part of them that matters here.
  @Test func anApplicationWithScenesIsLaunchedWithItsManifest() async throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "AppDelegate.swift": ProjectFixture.delegate,
      "Main.storyboard": "<document><device id=\"retina6_1\" orientation=\"portrait\"/></document>",
      "SceneDelegate.swift":
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneConfigurationName</key><string>Default Configuration</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict>
      </dict></dict></plist>
      """,
    ])
    let orientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"
    try fixture.writeProject([
      .application(
        "Hello",
        ["AppDelegate.swift", "SceneDelegate.swift"],
        resources: ["Main.storyboard"],
        settings: [
          "INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": orientations,
          "IPHONEOS_DEPLOYMENT_TARGET": "12.0",
        ]
      )
    ])
    let tool = try await new("--package made --project Hello.xcodeproj")
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(!tool.output.contains("Not taken over"), "\(tool.output)")
    #expect(
      try fixture.text("made/Sources/Hello/Linux.swift").contains(
        """
            let scene = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
            scene.delegateClass = SceneDelegate.self
            scene.storyboard = UIStoryboard(name: "Main", bundle: nil)
            launch(delegate: AppDelegate(), scenes: [scene])
        """
      )
    )
    #expect(
      try fixture.text("made/Tests/HelloTests/LaunchTests.swift")
        .contains("boot(.iPhone11, iOS: 13, orientations: [.portrait, .landscapeLeft])")
    )
  }

  @Test func aSceneDelegateThatNoFileHasIsTold() async throws {
    let fixture = try #require(fixture)
    try fixture.write([
      "AppDelegate.swift": ProjectFixture.delegate,
      "Info.plist":
        "{ UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; "
        + "UISceneConfigurations = { UIWindowSceneSessionRoleApplication = "
        + "( { UISceneDelegateClassName = \"Hello.Gone\"; } ); }; }; }",
    ])
    try fixture.writeProject([
      .application("Hello", ["AppDelegate.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])
    ])
    let tool = try await new("--package made --project Hello.xcodeproj")
    #expect(tool.output.contains("The scene's delegate 'Gone': no Swift file has a class of this name."))
    #expect(
      try fixture.text("made/Sources/Hello/Linux.swift").contains(
        """
            let scene = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            launch(delegate: AppDelegate(), scenes: [scene], supportsMultipleScenes: true)
        """
      )
    )
  }

  @Test(arguments: [false, true])
  func namesOfOldSwiftAreListedAndReplacedInCopiesOnRequest(_ modernizes: Bool) async throws {
    let fixture = try #require(fixture)
    let view = "import UIKit\nlet state: UIControlState = .normal\n"
    try fixture.write([
      "App/AppDelegate.swift": ProjectFixture.delegate, "App/State.swift": view,
    ])
    try fixture.writeProject([
      .application("Hello", ["App/AppDelegate.swift", "App/State.swift"], settings: ["SWIFT_VERSION": "3.0"])
    ])
    let tool = try await new("--package made --project Hello.xcodeproj\(modernizes ? " --modernize" : "")")
    #expect(tool.status == 0, "\(tool.errors)")
    let words = tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("`UIControlState` is `UIControl.State`: State.swift"))
    #expect(words.contains("--modernize") != modernizes)
    let manifest = try fixture.text("made/Package.swift")
    #expect(manifest.contains(".swiftLanguageMode(.\(modernizes ? "v5" : "v4"))"))
    #expect(manifest.contains("exclude: [\"App/State.swift\"]") == modernizes)
    let copy = try? fixture.text("made/Sources/Hello/Modernized/State.swift")
    #expect(copy == (modernizes ? "import UIKit\nlet state: UIControl.State = .normal\n" : nil))
    #expect(try fixture.text("App/State.swift") == view)
  }

  @Test func aModuleOfRecipeGallerysNameGetsAnother() async throws {
    let fixture = try #require(fixture)
    try fixture.write(["Physics/A.swift": ProjectFixture.delegate])
    let tool = try await new("--package made --project Physics")
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.output.contains("the module PhysicsApp, as RecipeGallery has a Physics"))
    #expect(
      try fixture.text("made/Sources/PhysicsApp/Linux.swift").contains(
        "launch(delegate: AppDelegate())"
      )
    )
  }

  @Test(arguments: [
    ("--project Hello.xcodeproj", "'--project' goes with '--package DIR', the folder of the new package."),
    ("--target A --package made", "'--target' goes with '--project PROJECT'."),
    (
      "Lamp --package made --project Hello.xcodeproj",
      "The recipe of a project is called Launch: leave out 'Lamp'."
    ),
    ("--package made --project Gone", "'--project' names 'Gone', which doesn't exist."),
    (
      "--package made --project Empty.xcodeproj",
      "'Empty.xcodeproj' has no file project.pbxproj that can be read."
    ),
    (
      "--package made --project Broken.xcodeproj",
      "'Broken.xcodeproj/project.pbxproj' can't be parsed: Missing ';' on line 3."
    ),
    ("--package made --project Odd.xcodeproj", "'Odd.xcodeproj/project.pbxproj' contains no PBXProject."),
    (
      "--package made --project Library.xcodeproj",
      "has no target that is an application for iOS. Its targets: 'Library'."
    ),
    (
      "--package made --project Hello.xcodeproj --target B",
      "has no application for iOS called 'B'. It has: 'Hello'."
    ),
    ("--package made --project Work.xcworkspace", "'Work.xcworkspace' is a workspace. Name the .xcodeproj"),
    ("--package made --project Hello.xcodeproj", "has no Swift files that exist; missing: Gone.swift."),
    ("--package made --project Two", "'Two' contains A.xcodeproj and B.xcodeproj. Name one of them."),
    (
      "--package made --project Views",
      "'Views' has no application delegate: no class with @UIApplicationMain"
    ),
    ("--package made --project Views --target A", "'--target A' needs a project, and 'Views' is a folder."),
    ("--package made --project Nothing", "'Nothing' has no Swift files."),
    ("--package made --project Doubled", "have the same name, which a module can't have."),
    ("--package Views --project Views", "'Views' is not empty."),
  ])
  func whatCannotBeReadIsRefusedAndNothingIsWritten(arguments: String, words: String) async throws {
    let fixture = try #require(fixture)
    try fixture.writeProject([.application("Hello", ["Gone.swift"])])
    try fixture.write([
      "Empty.xcodeproj/other": "", "Broken.xcodeproj/project.pbxproj": "{\n a = b\n}",
      "Odd.xcodeproj/project.pbxproj": "{}",
      "Library.xcodeproj/project.pbxproj": ProjectFixture.project(targets: [
        ProjectFixture.Target(name: "Library", type: "com.apple.product-type.framework")
      ]),
      "Work.xcworkspace/contents": "", "Two/A.xcodeproj/x": "", "Two/B.xcodeproj/x": "",
      "Views/V.swift": "class V {}",
      "Nothing/a.txt": "", "Doubled/A/V.swift": "", "Doubled/B/V.swift": "",
    ])
    let before = try contents(fixture)
    let tool = try await new(arguments)
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    let errors = tool.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(errors.contains(words), "\(errors)")
    #expect(try contents(fixture) == before)
  }
}
