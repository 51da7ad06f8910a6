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
        <switch id="c"><rect key="frame" x="1" y="2" width="3" height="4"/></switch>
        <switch id="d"/>
        </subviews></view>
        """
      )
    )
    #expect(
      compiler.messages.map(\.description) == [
        "Main.storyboard:5: warning: the element <hologram> is not known and is left out",
        "Main.storyboard:6: warning: UISwitch is not implemented; a plain view takes its place",
      ]
    )
    let compiled = try #require(compiler.compiled)
    #expect(!compiled.contains("hologram"))
    #expect(
      compiled.contains(
        "\t\t\t\tview\tid=c\tnaturalHeight=31\tnaturalWidth=49\n\t\t\t\t\trect\theight=4\tkey=frame\twidth=3\tx=1\ty=2\n"
      )
    )
  }

  @Test func configurationsOfButtonsAreReportedOnce() throws {
    let button = """
      <button id="ID"><state key="normal" title="A"/><buttonConfiguration key="configuration" style="filled" title="A"/></button>
      """
    let compiler = compile(
      xib(
        "<view id=\"a\"><subviews>\n\(button.replacingOccurrences(of: "ID", with: "b"))\n"
          + "\(button.replacingOccurrences(of: "ID", with: "c"))\n</subviews></view>"
      )
    )
    #expect(
      compiler.messages.map(\.description) == [
        "Main.storyboard:5: warning: UIButton.Configuration is not implemented; the button has the title, the image and the "
          + "colours of its style"
      ]
    )
    #expect(try #require(compiler.compiled).contains("buttonConfiguration\tkey=configuration\tstyle=filled"))
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
    let lines = try #require(compiler.compiled).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("customClass") }.map { $0.split(separator: "\t")[1] } == [
        "customClass=Sample.Own", "customClass=Library.Other", "customClass=Sample.Old",
      ]
    )
    #expect(lines.contains { $0.contains("color\t") && $0.contains("red=1") && $0.contains("green=0.5") })
  }

  @Test func tabulatorsAndLinesInTextsAreKept() throws {
    let compiler = compile(xib("<label id=\"a\"><string key=\"text\">one\n\ttwo \\ three</string></label>"))
    #expect(try #require(compiler.compiled).contains("text=one\\n\\ttwo \\\\ three"))
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
    let lines = try #require(compiler.compiled).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == "\t" }
    }
    #expect(
      lines.suffix(7) == [
        "variation\tkey=widthClass=regular",
        "fontDescription\tkey=fontDescription\tpointSize=30\ttype=system",
        "variation\tkey=default", "mask\tkey=subviews", "exclude\treference=b", "mask\tkey=constraints",
        "exclude\treference=c",
      ]
    )
  }

  @Test func deepNestingIsRefusedByTheParserAndNotACrash() {
    let depth = 10_000
    let text = String(repeating: "<view id=\"x\"><subviews>", count: depth)
    let compiler = compile(xib(text))
    #expect(compiler.compiled == nil)
    #expect(compiler.messages.first?.severity == .error)
  }
}
