import CompiledResources
import Foundation
import InterfaceBuilder
import Testing

/// Truth: the format of Interface Builder's documents as Xcode writes them, and what `ibtool` refuses.
struct DocumentCompilerTests {
  private func compile(_ text: String) -> DocumentCompiler {
    DocumentCompiler(Data(text.utf8), path: "Main.storyboard", module: "Sample")
  }

  private func xib(_ objects: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(attributes)>
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  @Test(arguments: [
    ("", 1, "the document can't be read as XML: it is empty"),
    ("<document", 1, "the document can't be read as XML"),
    ("<document>\n<objects>\n</document>", 3, "the document can't be read as XML"),
    ("<html/>", 1, "<html> is not a document of Interface Builder"),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", 1,
      "the format of Xcode 4"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>", 1, "is not that of an iOS"
    ),
    ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"9.0\"/>", 1, "version '9.0'"),
  ])
  func whatIsNoDocumentIsRefusedWithItsLine(text: String, line: Int, words: String) throws {
    let compiler = compile(text)
    #expect(compiler.compiled == nil)
    let message = try #require(compiler.messages.first)
    #expect(message.severity == .error)
    #expect(message.line == line)
    #expect(message.text.contains(words), "\(message)")
  }

  @Test(arguments: [
    (
      "<view id=\"a\"><connections>\n<outlet property=\"other\" destination=\"b\"/></connections></view>", 5,
      "outlet 'other' leads to the object 'b', which is not in the document"
    ),
    (
      "<button id=\"a\"><connections><action selector=\"tap:\" destination=\"-1\" target=\"c\"/></connections></button>",
      4, "action 'tap:' leads to the object 'c', which is not in the document"
    ),
    ("<view id=\"a\"/>\n<label id=\"a\"/>", 5, "the id 'a' of <label> is that of <view> in line 4"),
  ])
  func connectionsToNothingAndDoubleIdentifiersAreErrors(objects: String, line: Int, text: String) throws {
    let compiler = compile(xib(objects))
    #expect(compiler.compiled == nil)
    #expect(compiler.messages.map(\.description) == ["Main.storyboard:\(line): error: \(text)"])
  }

  @Test func whatIsNotKnownIsLeftOutWithAWarning() throws {
    let compiler = compile(
      xib(
        """
        <view id="a"><subviews>
        <hologram id="b"/>
        <calendarView id="c"><rect key="frame" x="1" y="2" width="3" height="4"/></calendarView>
        <calendarView id="d"/>
        </subviews></view>
        """
      )
    )
    #expect(
      compiler.messages.map(\.description) == [
        "Main.storyboard:5: warning: the element <hologram> is not known and is left out",
        "Main.storyboard:6: warning: UICalendarView is not implemented; a plain view takes its place",
      ]
    )
    let compiled = try #require(compiler.compiled)
    #expect(!compiled.all.contains { $0.name == "hologram" })
    let view = try #require(compiled.all.first { $0.id == "c" })
    #expect(view.name == "view")
    #expect(view.attributes == ["id": "c"])
    let frame = ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4"]
    #expect(view.children.map(\.attributes) == [frame])
  }

  @Test func configurationsOfButtonsAreKept() throws {
    let button = """
      <button id="ID"><state key="normal" title="A"/><buttonConfiguration key="configuration" style="filled" title="A"/></button>
      """
    let compiler = compile(
      xib(
        "<view id=\"a\"><subviews>\n\(button.replacingOccurrences(of: "ID", with: "b"))\n"
          + "\(button.replacingOccurrences(of: "ID", with: "c"))\n</subviews></view>"
      )
    )
    #expect(compiler.messages.isEmpty)
    let kept = try #require(compiler.compiled).all.filter { $0.name == "buttonConfiguration" }
    #expect(kept.map { $0["style"] } == ["filled", "filled"])
  }

  @Test func classesHaveTheirModulesAndColoursTheirComponents() throws {
    let compiler = compile(
      xib(
        """
        <view id="a" customClass="Own" customModule="Product" customModuleProvider="target"/>
        <view id="b" customClass="Other" customModule="Library"/>
        <view id="c" customClass="Old">
        <color key="backgroundColor" name="accent"/>
        </view>
        </objects>
        <resources>
        <namedColor name="accent"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></namedColor>
        </resources>
        <objects>
        """
      )
    )
    let elements = try #require(compiler.compiled).all
    #expect(elements.compactMap { $0["customClass"] } == ["Sample.Own", "Library.Other", "Sample.Old"])
    #expect(elements.contains { $0.name == "color" && $0["red"] == "1" && $0["green"] == "0.5" })
  }

  @Test func tabulatorsAndLinesInTextsAreKept() throws {
    let compiler = compile(xib("<label id=\"a\"><string key=\"text\">one\n\ttwo \\ three</string></label>"))
    let file = try #require(compiler.compiled).file
    let read = try #require(NibElement.read(file))
    #expect(read.all.compactMap { $0["text"] } == ["one\n\ttwo \\ three"])
  }

  @Test func aSceneThatContainsItselfIsAnError() throws {
    let compiler = compile(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><connections>
      <segue destination="a" kind="embed" id="e"/>
      </connections></view></viewController></objects></scene></scenes></document>
      """
    )
    #expect(
      compiler.messages.map(\.description) == [
        "Main.storyboard:3: error: the scene of 'a' contains itself through 'a'"
      ]
    )
  }

  @Test func previewsOfSeguesHaveNoDestinationOfTheirOwn() {
    let compiler = compile(
      xib(
        """
        <view id="a"><connections><segue destination="b" kind="show" id="s">
        <segue key="commit" inheritsFrom="parent" id="t"/><segue key="preview" inheritsFrom="commit" id="u"/>
        </segue></connections></view><view id="b"/>
        """
      )
    )
    #expect(compiler.messages.isEmpty)
    #expect(compiler.compiled != nil)
  }

  @Test func variationsOfViewsAndConstraintsAreKept() throws {
    let compiler = compile(
      xib(
        """
        <view id="a"><subviews><label id="b"><variation key="widthClass=regular">
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c"/></mask></variation>
        <variation key="widthClass=compact"><mask key="other"><include reference="c"/></mask></variation></view>
        """
      )
    )
    #expect(compiler.messages.isEmpty)
    let elements = try #require(compiler.compiled).all.suffix(7)
    #expect(
      elements.map(\.name) == [
        "variation", "fontDescription", "variation", "mask", "exclude", "mask", "exclude",
      ]
    )
    #expect(
      elements.map { $0["key"] ?? $0["reference"] } == [
        "widthClass=regular", "fontDescription", "default", "subviews", "b", "constraints", "c",
      ]
    )
  }

  // MARK: Limits

  @Test(arguments: [99, 100, 100_000])
  func deepNestingIsRefusedWithTheLimit(depth: Int) throws {
    let views = (0..<depth).map { "<view id=\"\($0)\"><subviews>" }.joined()
    let compiler = compile(xib(views + String(repeating: "</subviews></view>", count: depth)))
    // <document> and <objects> are two more.
    guard depth > 99 else {
      #expect(compiler.messages.isEmpty)
      let file = try #require(compiler.compiled).file
      #expect(NibElement.read(file)?.all.filter { $0.name == "view" }.count == depth)
      return
    }
    #expect(
      compiler.messages.map(\.description) == [
        "Main.storyboard:4: error: the document has more than 200 elements within one another"
      ]
    )
  }

  @Test func longDocumentsAreRefusedWithTheLimit() {
    let text = xib("<view id=\"a\"/>") + String(repeating: " ", count: 32 * 1024 * 1024)
    #expect(
      compile(text).messages.map(\.description) == [
        "Main.storyboard:1: error: the document has \(text.utf8.count) bytes; the limit is 33554432"
      ]
    )
  }

  /// The "billion laughs": ten entities, each ten times the one before, would be ten gigabytes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<label id=\"a\"><string key=\"text\">&a9;</string></label>", "<label id=\"a\" text=\"&a9;\"/>",
    ]
  )
  func entitiesThatGrowOutOfProportionAreRefused(object: String) throws {
    let entities = (1...9).map { level in
      "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
    }
    let type = "<!DOCTYPE document [<!ENTITY a0 \"laughs! :-)\">\(entities.joined())]>\n<document"
    let compiler = compile(xib(object).replacingOccurrences(of: "<document", with: type))
    #expect(compiler.compiled == nil)
    let message = try #require(compiler.messages.first)
    #expect(message.text.hasPrefix("the document can't be read as XML"))
  }

  /// What an external entity names is not part of the document, also where it could be read.
  @Test func externalEntitiesAreNotLoaded() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
    try Data("secret".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let type = "<!DOCTYPE document [<!ENTITY outside SYSTEM \"\(file.absoluteString)\">]>\n<document"
    let object = "<label id=\"a\"><string key=\"text\">&outside;</string></label>"
    let compiler = compile(xib(object).replacingOccurrences(of: "<document", with: type))
    #expect(compiler.compiled?.all.contains { $0["text"]?.contains("secret") == true } != true)
    #expect(!compiler.messages.contains { $0.text.contains("secret") })
  }
}
