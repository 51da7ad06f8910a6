import Foundation
import Testing
import ToolRunning

/// Truth: the names that the Swift compiler gives to selectors (lib/AST/Decl.cpp, `getObjCSelector`), and its own errors about
/// `#selector`.
struct TranslationTests {
  /// What the plugin's tool writes for files, and says.
  private struct Translation {
    let status: Int32
    let output: String
    let files: [String: String]
    let folder: URL

    init(_ sources: [String: String], arguments: [String] = []) async throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "Translation-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "out"),
        withIntermediateDirectories: true
      )
      for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
      (status, output, files) = try await Self.run(Array(sources.keys), in: folder, arguments)
    }

    static func run(
      _ names: [String],
      in folder: URL,
      _ arguments: [String] = []
    ) async throws -> (Int32, String, [String: String]) {
      let out = folder.appending(path: "out")
      let outcome = try await BuiltTool("RecipeGalleryBuild").run(
        ["translate", translator, "--output", out.path(percentEncoded: false)] + arguments
          + names.sorted().map { folder.appending(path: $0).path(percentEncoded: false) }
      )
      var files: [String: String] = [:]
      for name in names {
        files[name] = try? String(contentsOf: out.appending(path: "Translated-\(name)"), encoding: .utf8)
      }
      return (outcome.status, String(decoding: outcome.output, as: UTF8.self), files)
    }

    /// The folder of the translator's sources.
    private static let translator = URL(filePath: #filePath)
      .appending(path: "../../../Sources/Programs/BuildTool/Translator").standardizedFileURL
      .path(percentEncoded: false)

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private func translate(_ source: String, arguments: [String] = []) async throws -> (
    text: String, errors: String
  ) {
    let translation = try await Translation(["A.swift": source], arguments: arguments)
    defer { translation.remove() }
    let path = translation.folder.appending(path: "A.swift").path(percentEncoded: false)
    return (translation.files["A.swift"] ?? "", translation.output.replacing(path, with: "A.swift"))
  }

  @Test(arguments: [
    ("@objc func tap() {}", "tap", "tap"),
    ("@objc func tap(_ sender: Any) {}", "tap", "tap:"),
    ("@objc func tap(_ sender: Any) {}", "tap(_:)", "tap:"),
    ("@objc func tap(sender: Any) {}", "tap(sender:)", "tapWithSender:"),
    ("@objc func move(to point: Int, animated: Bool) {}", "move(to:animated:)", "moveTo:animated:"),
    ("@objc func swap(_ a: Int, _ b: Int) {}", "swap(_:_:)", "swap::"),
    ("@objc func add(by count: Int) {}", "add", "addBy:"),
    ("@objc func tapInside(view: Any) {}", "tapInside", "tapInsideView:"),
    ("@objc(other:) func tap(_ sender: Any) {}", "tap", "other:"),
    ("@IBAction func tap(_ sender: Any) {}", "C.tap(_:)", "tap:"),
    ("@objc func load() throws {}", "load", "loadAndReturnError:"),
    ("@objc var on = false", "getter: on", "on"),
    ("@objc var isOn = false", "setter: isOn", "setIsOn:"),
    ("@objc func a(_ x: Int) {}; @objc(b:) func a(_ x: String) {}", "a(_:) as (String) -> Void", "b:"),
    ("@objc func a() {}; @objc func a(_ x: Int) {}", "a as (C) -> () -> Void", "a"),
    ("class D: NSObject { @objc func go() {} }", "C.D.go", "go"),
    ("let d = E()", "d.go", "go"),
    ("", "self.inherited", "inherited"),
    ("", "UIViewController.viewDidLoad", "viewDidLoad"),
    ("", "UINavigationController.popViewController(animated:)", "popViewControllerAnimated:"),
    ("", "getter: UIView.frame", "frame"),
  ])
  func aSelectorIsThatOfTheCompiler(_ member: String, _ selector: String, _ name: String) async throws {
    let source = """
      class B: UIViewController { @objc func inherited() {} }
      class E: NSObject { @objc func go() {} }
      class C: B { \(member); func use() { let a = #selector(\(selector)) } }
      """
    let (text, errors) = try await translate(source)
    #expect(errors == "")
    #expect(text.contains("let a = AppleSourcesTable.selector(\"\(name)\") }"))
    #expect(text.contains("methods[\"\(name)\"] = "))
  }

  @Test(arguments: [
    ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
    ("@objc\n  dynamic var a = 1", "     \n          var a = 1"),
    ("@nonobjc func a() {}", "         func a() {}"),
    ("let a = #keyPath(C.name.count)", "let a = \"name.count\""),
    ("let a = b(#selector(\n    go\n  ), 1)", "let a = b(AppleSourcesTable.selector(\"go\")\n\n, 1)"),
    ("#if os(iOS) && !os(Linux)\n  #endif", "#if true    && !false    \n  #endif"),
    ("#if targetEnvironment(simulator)\n  #endif", "#if true                        \n  #endif"),
    ("private class P {}", "fileprivate class P {}"),
    ("func a() { d?.table?(1, at: 2) }", "func a() { d?.table (1, at: 2) }"),
    ("func a() { d?.closure?(1) }", "func a() { d?.closure?(1) }"),
    (
      "#if DEBUG && os(iOS)\n  @objc func a() {}\n  #endif",
      "#if DEBUG && true   \n        func a() {}\n  #endif"
    ),
  ])
  func linesAndColumnsStayWhereTheyAre(_ member: String, _ translated: String) async throws {
    let source = "import UIKit\nclass C: NSObject {\n  \(member)\n  @objc func go() {}\n}\n"
    let (text, errors) = try await translate(source)
    #expect(errors == "")
    let lines = text.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("#sourceLocation(file: \"") && lines[0].hasSuffix("A.swift\", line: 1)"))
    let expected = "import UIKit\nclass C: NSObject {\n  \(translated)\n        func go() {}\n}"
    #expect(
      lines.dropFirst().prefix(expected.components(separatedBy: "\n").count).joined(separator: "\n")
        == expected
    )
  }

  @Test(arguments: [
    ("import Foundation\nimport UIKit\n", "                 \nimport UIKit\n"),
    ("import Foundation\n", "import UIKit     \n"),
    ("import Dispatch\n", "import UIKit   \n"),
    (
      "import struct Foundation.Date\nimport CoreGraphics\n",
      "import UIKit                 \n                   \n"
    ),
    ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit                            \n"),
    ("import ObjectiveC\nimport Darwin\n", "                 \nimport Glibc \n"),
    ("import QuartzCore\nimport UIKit\n", "                 \nimport UIKit\n"),
    ("import CoreGraphics\n", "import CoreGraphics\n"),
    ("import os.log\nimport Foundation\n", "import os    \n                 \n"),
    ("import AVFAudio\nimport Foundation\n", "import AVFoundation\n                 \n"),
    ("#if canImport(MapKit)\nimport MapKit\n#endif\n", "#if canImport(MapKit)\nimport MapKit\n#endif\n"),
    ("protocol P: NSObjectProtocol {}\n", "protocol P: AnyObject        {}\n"),
    ("protocol P: NSObject {}\n", "protocol P: AnyObject {}\n"),
    ("@objc protocol P {}\n", "      protocol P: AnyObject {}\n"),
    ("@objc protocol P: Q {}\n", "      protocol P: AnyObject, Q {}\n"),
    (
      "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n",
      "@main             \nfinal class A: UIResponder, UIApplicationDelegate {}\n"
    ),
    (
      "class A: UIResponder, UIWindowSceneDelegate {}\n",
      "final class A: UIResponder, UIWindowSceneDelegate {}\n"
    ),
  ])
  func declarationsOfAFileBecomeThoseOfLinux(_ source: String, _ translated: String) async throws {
    let (text, errors) = try await translate(source)
    #expect(errors == "")
    #expect(text.split(separator: "\n", maxSplits: 1).last?.hasPrefix(translated) ?? false)
  }

  /// Truth: swift-corelibs-foundation has URLSession in FoundationNetworking.
  @Test(arguments: [
    "let session = URLSession.shared", "var request: URLRequest?", "let cache = URLCache.shared",
    "func f(_ response: URLResponse?) {}",
  ])
  func whatLinuxHasInAModuleOfItsOwnIsImported(source: String) async throws {
    let (text, errors) = try await translate("import UIKit\n\(source)\n")
    #expect(errors == "")
    #expect(text.contains("\nimport FoundationNetworking\n"))
    #expect(try await !translate("import UIKit\nlet session = 1\n").text.contains("Networking"))
  }

  /// Truth: reports on the web that the action goes up the responder chain, as `self` is a method there.
  @Test(arguments: [
    ("let b: UIButton = { let b = UIButton(); b.addTarget(self, action: a, for: e); return b }()", true),
    (
      "lazy var b: UIButton = { let b = UIButton(); b.addTarget(self, action: a, for: e); return b }()", false
    ),
    (
      "static let b: UIButton = { let b = UIButton(); b.addTarget(self, action: a, for: e); return b }()",
      false
    ),
    ("func f() { let g = { b.addTarget(self, action: a, for: e) }; g() }", false),
    ("init(b: UIButton) { b.addTarget(self, action: a, for: e) }", false),
    ("var b: UIButton { let b = UIButton(); b.addTarget(self, action: a, for: e); return b }", false),
    ("var b = 1 { didSet { c.addTarget(self, action: a, for: e) } }", false),
  ])
  func aTargetIsNilWhereSelfIsAMethod(_ member: String, _ isNil: Bool) async throws {
    let (text, errors) = try await translate("class C: UIViewController {\n\(member)\n}\n")
    #expect(errors == "")
    #expect(text.contains("addTarget(nil ,") == isNil && text.contains("addTarget(self,") == !isNil)
  }

  /// Truth: the language's rule for `required`, which doesn't bind Objective-C's initializers.
  @Test(arguments: [
    ("func f<T: UIView>() -> T { T() }", "T.appleSources_make()"),
    ("func f<T>() -> T where T: UIView { return T(frame: .zero) }", "T.appleSources_make(frame: .zero)"),
    (
      "func f<T: P & UIView>(_ t: T.Type) -> T { T.init(frame: .zero) }",
      "T.appleSources_make     (frame: .zero)"
    ),
    ("class V: UIView {}; class B<T: V> { let view = T() }", "T.appleSources_make()"),
    ("extension P where Self: UIView { static func f() -> Self { Self() } }", "Self.appleSources_make()"),
    ("func f<T: UIView & P>() { _ = T(model: 1) }", "T(model: 1)"),
    ("func f<T: P>() { _ = T(frame: .zero) }", "T(frame: .zero)"),
    ("func f<T: NSObject>() { _ = T() }", "T.appleSources_make()"),
    ("class M: NSObject {}; func f<T>() where T: M { _ = T() }", "T.appleSources_make()"),
    ("func f<T: NSObject>() { _ = T(frame: .zero) }", "T(frame: .zero)"),
    ("func f() { RunLoop.current.run(until: d) }", "RunLoop.current.appleSources_run(until: d)"),
    (
      "func f() { _ = RunLoop.main.run(mode: .default, before: d) }",
      "RunLoop.main.appleSources_run(mode: .default, before: d)"
    ),
    ("func f() { loop.run(until: d); RunLoop.main.run() }", "loop.run(until: d); RunLoop.main.run()"),
    ("class V: UIView { convenience init() { self.init(frame: .zero) } }", "self.init(frame: .zero)"),
    (
      "func f(_ t: UITableViewCell.Type) { _ = t.init(style: .default, reuseIdentifier: nil) }",
      "t.appleSources_make     (style: .default, reuseIdentifier: nil)"
    ),
    (
      "func f(_ v: UIView) { _ = type(of: v).init(frame: .zero) }",
      "type(of: v).appleSources_make     (frame: .zero)"
    ),
    ("let a = Selector(\"go\")", "AppleSourcesTable.selector(\"go\")"),
    ("func f() { delegate?.scrollViewDidScroll?(x) }", "delegate?.scrollViewDidScroll (x)"),
    (
      "func f() { _ = delegate?.gestureRecognizerShouldBegin?(x) ?? true }",
      "gestureRecognizerShouldBegin (x) ??"
    ),
    ("func f() { delegate?.changed?(x) }", "delegate?.changed?(x)"),
  ])
  func aCallThatNeedsObjectiveCIsReplaced(_ source: String, _ translated: String) async throws {
    let (text, errors) = try await translate("import UIKit\n\(source)\n")
    #expect(errors == "")
    #expect(text.contains(translated), "\(text)")
  }

  /// Truth: Apple, UIAppearance: an application's own properties need `dynamic`.
  @Test(arguments: [
    ("@objc dynamic var a = 1", "var a = 1 { didSet {", true),
    ("@objc dynamic var a = 1 { didSet { go() } }", "; go() } }", true),
    (
      "dynamic var a: Int { get { 1 } set(b) { go() } }",
      "set(b) { appleSources_customize { [appleSources_value = b] in", true
    ),
    ("dynamic var a = 1 { willSet { go() } }", "willSet { go() }  didSet {", true),
    ("dynamic var a: Int { 1 }", "var a: Int { 1 }", false),
    ("static dynamic var a = 1", "var a = 1", false),
    ("var a = 1", "var a = 1", false),
  ])
  func aDynamicPropertyOfAViewTellsItsProxy(_ member: String, _ part: String, _ tells: Bool) async throws {
    for root in ["UIView", "UIToolbar", "UIBarButtonItem", "UIViewController", "NSObject"] {
      let (text, errors) = try await translate(
        "import UIKit\nclass B: \(root) {}; class C: B { \(member) }\n"
      )
      #expect(errors == "")
      let hasAppearance = !["UIViewController", "NSObject"].contains(root)
      if hasAppearance { #expect(text.contains(part), "\(text)") }
      #expect(
        text.contains("appleSources_customize { [appleSources_value = ") == (tells && hasAppearance),
        "\(text)"
      )
    }
  }

  /// Truth: Apple's interface.
  @Test func theMethodsThatTakeOneArgumentWithoutALabelAreApples() throws {
    let interface = try text(of: "Tests/AppleInterface/UIKit.swiftinterface")
    let optional = #/@objc optional func (\w+)\(_ \w+: [^,()]*\)/#
    let names = Set(interface.matches(of: optional).map { String($0.output.1) })
    let translator = try text(of: "Sources/Programs/BuildTool/Translator/SystemMembers.swift")
    let list = try #require(
      translator.firstMatch(of: #/methodsWithoutLabels: Set = \[(.*?)\]/#.dotMatchesNewlines())
    )
    #expect(Set(list.output.1.matches(of: #/"(\w+)"/#).map { String($0.output.1) }) == names)
  }

  private func text(of path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Truth: a name in a body is local.
  @Test(arguments: [
    "override var description: String { let description = 1; return \"\\(description)\" }",
    "override var description: String { get { var description = \"\"; description += \"a\"; return description } }",
    "convenience init(a: Int) { let description = a; print(description); self.init() }",
    "var other: Int = 0 { didSet { let description = 1; print(description) } }",
    "lazy var other: Int = { let description = 1; return description }()",
    "subscript(i: Int) -> Int { let description = i; return description }",
    "func use() { let description = 1; print(description) }",
    "func use() { if true { func description() -> Int { 1 }; print(description()) } }",
  ])
  func aLocalNameIsNotThatOfAMovedMember(_ member: String) async throws {
    let own = member.hasPrefix("override") ? "" : "; override var description: String { \"\" }"
    let (text, errors) = try await translate("class A: UIView {}\nextension A { \(member)\(own) }\n")
    #expect(errors == "")
    #expect(text.components(separatedBy: "appleSources_description").count == 3, "\(text)")
  }

  /// Truth: the compiler, which doesn't read a clause of `#if` that is inactive.
  @Test(arguments: [
    ("#if FLAG\nimport MapKit\n#endif", "#error(\"there is no module 'MapKit' here"),
    ("#if os(macOS)\nimport AppKit\n#endif", ""),
    ("#if swift(<4)\nimport MapKit\n#endif", ""),
    ("#if swift(>=3.2)\n#else\nimport MapKit\n#endif", ""),
    ("#if swift(>=5)\n#else\nimport MapKit\n#endif", "#error(\"there is no module 'MapKit' here"),
    (
      "class C: NSObject {\n#if FLAG\nlet a = #selector(go)\n#endif\nfunc go() {} }",
      "#error(\"'go()' is not exposed to Objective-C: add '@objc' before it\")\n#sourceLocation("
    ),
    (
      "class C<T>: UIView {\n#if FLAG\n@objc func a() {}\n#endif\n}",
      "#error(\"a generic class can't have methods with selectors here"
    ),
  ])
  func aMistakeInAClauseThatMayBeInactiveIsLeftToTheCompiler(_ source: String, _ error: String) async throws {
    let (text, errors) = try await translate(source + "\n")
    #expect(errors == "")
    #expect(error.isEmpty ? !text.contains("#error") : text.contains(error), "\(text)")
  }

  /// Truth: Apple, NSObject.awakeFromNib: a method of every object.
  @Test func awakeFromNibOfAnObjectOverridesThatOfItsSuperclassInTheTargetAlone() async throws {
    let (text, errors) = try await translate(
      "class A: NSObject { override func awakeFromNib() {} }\nclass B: A { override func awakeFromNib() {} }\n"
        + "class V: UIView { override func awakeFromNib() {} }\n"
    )
    #expect(errors == "")
    #expect(text.contains("class A: NSObject { @MainActor func awakeFromNib() {} }"))
    #expect(text.contains("class B: A { override func awakeFromNib() {} }"))
    #expect(text.contains("class V: UIView { override func awakeFromNib() {} }"))
    #expect(text.contains("methods[\"awakeFromNib\"] = { object, _ in (object as! A).awakeFromNib() }"))
    #expect(!text.contains("(object as! V).awakeFromNib()"))
  }

  @Test func aLibraryHasNoMainFunction() async throws {
    let source = "@main\nclass A: UIResponder, UIApplicationDelegate {}\n"
    #expect(try await translate(source, arguments: ["--library"]).text.contains("\n     \nfinal class A"))
  }

  @Test(arguments: [
    ("func go() {}", "#selector(go)", "'go()' is not exposed to Objective-C: add '@objc' before it"),
    (
      "@objc func a() {}; @objc func a(_ x: Int) {}", "#selector(a)",
      "ambiguous use of 'a': write '#selector(a())' or '#selector(a(_:))'"
    ),
    (
      "@objc static func a() {}", "#selector(a)",
      "a selector of a static method can't be performed here: make 'a()' an instance method"
    ),
    (
      "", "#selector(thing.go)",
      "the class of 'thing' is not known here: write it in place of 'thing', as in '#selector(UITextField.go)'"
    ),
    (
      "", "#selector(1)",
      "'#selector' needs the name of a method, such as '#selector(ViewController.tapped(_:))'"
    ),
    ("", "#keyPath(1)", "'#keyPath' needs names of properties, such as '#keyPath(UIView.frame)'"),
    ("struct S { func a() {} }", "#selector(S.b)", "'C.S' has no method 'b' with '@objc'"),
  ])
  func whatHasNoSelectorIsAnErrorAtItsPlace(_ member: String, _ expression: String, _ message: String)
    async throws
  {
    let (_, errors) = try await translate(
      "class C: UIViewController {\n  \(member)\n  func use() { _ = \(expression) }\n}\n"
    )
    #expect(errors == "A.swift:3:20: error: \(message)\n")
  }

  @Test(arguments: [
    (
      "import MapKit", "1:1",
      "there is no module 'MapKit' here: put '#if canImport(MapKit)' around the import and what uses it"
    ),
    ("class C { @NSManaged var a: Int }", "1:11", "Core Data is not available: make it a stored property"),
    (
      "class C<T>: UIView { @objc func a() {} }", "1:33",
      "a generic class can't have methods with selectors here: use 'addAction(UIAction { … }, for: …)', or move the method into a "
        + "superclass that isn't generic"
    ),
    (
      "func f() { class C: NSObject { @objc func a() {} } }", "1:43",
      "a class within a function can't have methods with selectors here: move the class out of the function"
    ),
    (
      "extension UIView { override func layoutSubviews() {} }", "1:34",
      "an extension of a class of another module can't override 'layoutSubviews()': override it in a subclass"
    ),
    (
      "class A: NSObject, UIApplicationDelegate {}; class B: A {}", "1:7",
      "the delegate of an application or scene needs 'required override init()' here if it has subclasses"
    ),
  ])
  func whatLinuxLacksIsAnErrorThatSaysWhatToWrite(_ source: String, _ place: String, _ message: String)
    async throws
  {
    #expect(try await translate(source).errors == "A.swift:\(place): error: \(message)\n")
  }

  @Test func aDelegateWithARequiredInitializerCanHaveSubclasses() async throws {
    let source =
      "class A: UIResponder, UIApplicationDelegate { required override init() { super.init() } }; class B: A {}"
    let translation = try await translate(source)
    #expect(translation.errors.isEmpty)
    #expect(!translation.text.contains("final"))
  }

  @Test func aSourceThatDoesNotParseIsLeftToTheCompiler() async throws {
    let translation = try await Translation(["A.swift": "class A {\n  @objc func (\n"])
    defer { translation.remove() }
    #expect(translation.status == 0)
    #expect(translation.files["A.swift"]?.contains("\n        func (\n") ?? false)
  }

  @Test func filesKnowOneAnotherAndAreTranslatedAgainWhenTheyMust() async throws {
    let base = "class Base: NSObject { @objc func go() {} }\n"
    let user = "class User: Base { let a = #selector(go) }\n"
    let translation = try await Translation(["Base.swift": base, "User.swift": user])
    defer { translation.remove() }
    #expect(translation.files["User.swift"]?.contains("selector(\"go\")") ?? false)
    let out = translation.folder.appending(path: "out/Translated-Base.swift").path(percentEncoded: false)
    let old = Date(timeIntervalSinceReferenceDate: 0)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: out)

    let folder = translation.folder
    try Data((user + "// more\n").utf8).write(to: folder.appending(path: "User.swift"))
    var files = try await Translation.run(["Base.swift", "User.swift"], in: folder).2
    #expect(files["User.swift"]?.contains("// more") ?? false)
    #expect(try FileManager.default.attributesOfItem(atPath: out)[.modificationDate] as? Date == old)

    try Data(base.replacing("@objc func", with: "@objc(stop) func").utf8).write(
      to: folder.appending(path: "Base.swift")
    )
    files = try await Translation.run(["Base.swift", "User.swift"], in: folder).2
    #expect(files["User.swift"]?.contains("selector(\"stop\")") ?? false)
  }

  @Test func methodsUnderAFlagAreInTheTableUnderIt() async throws {
    let (text, _) = try await translate(
      "class C: NSObject {\n#if A\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}\n"
    )
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let start = try #require(lines.firstIndex(of: "#if (A)"))
    #expect(
      lines[start...].prefix(6) == [
        "#if (A)", "methods[\"a\"] = { object, _ in (object as! C).a() }", "#endif", "#if !(A)",
        "methods[\"b\"] = { object, _ in (object as! C).b() }", "#endif",
      ]
    )
  }

  /// Nibs make objects of classes that inherit from NSObject and have `init()`, also an inherited one; others would not compile.
  @Test(arguments: [
    ("class C: NSObject { var a = 1 }", true),
    ("class C: NSObject { override init() { super.init() } }", true),
    ("class B: NSObject { init(a: Int) { super.init() } }\nclass C: B {}", false),
    ("class B: NSObject {}\nclass C: B { var a = 1 }", true),
    ("class C: NSObject { init(a: Int) {} }", false),
    ("class C: UIView { init() { super.init(frame: .zero) } }", true),
    (
      "class C: NSObject { init?(a: Int = 1) { nil }; override convenience init() { self.init(a: 1)! } }",
      true
    ),
    ("class C: UIView { init?() { return nil } }", false),
    ("class C {}", false), ("class C: UIView {}", false), ("class C<T>: NSObject {}", false),
  ])
  func aClassThatNibsCanMakeHasItsInitializerInTheTable(_ source: String, _ isMade: Bool) async throws {
    let (text, _) = try await translate(source + "\n")
    #expect(text.contains("methods[\"init\"] = { _, _ in C() }") == isMade)
    // The compiler refuses a second end of a directive.
    #expect(text.components(separatedBy: "#sourceLocation()").count <= 2)
  }

  /// UIKit finds the table by its name, and a release build keeps only public types that no code names.
  @Test func theTableIsPublic() async throws {
    let translation = try await Translation(["A.swift": "class C: NSObject { @objc func a() {} }\n"])
    defer { translation.remove() }
    let file = translation.folder.appending(path: "out/AppleSourcesTable.swift")
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        .contains("public nonisolated enum AppleSourcesTable: SelectorTable {")
    )
  }

  /// The compiler refuses a file that ends the directive twice, as when imports are added before the table.
  @Test func aFileWithoutUIKitEndsItsDirectiveOnceBeforeWhatIsAdded() async throws {
    let (text, _) = try await translate(
      "class C: NSObject { @objc func a() {}\nlet b = URLSession.shared }\n"
    )
    #expect(text.contains("#sourceLocation()\nimport FoundationNetworking\nimport UIKit\nextension C {\n"))
  }

  @Test func anOverrideInAnExtensionIsCalledByTheClassInItsOwnFile() async throws {
    let translation = try await Translation([
      "A.swift": "class A: UIViewController {\n}\n",
      "B.swift": "extension A {\n  override func viewWillAppear(_ animated: Bool) {}\n}\n",
    ])
    defer { translation.remove() }
    let forwarding =
      "override func viewWillAppear(_ argument0: Bool) { appleSources_viewWillAppear(argument0) } }"
    #expect(translation.files["A.swift"]?.contains("\n\(forwarding)\n") ?? false)
    #expect(
      translation.files["B.swift"]?.contains(
        "           func appleSources_viewWillAppear(_ animated: Bool) {}"
      ) ?? false
    )
  }
}
