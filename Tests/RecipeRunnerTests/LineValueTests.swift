import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md and its schema: lines are numbered from 1, files and variants have names; RFC
/// 8259: the names within an object should be unique.
struct LineValueTests {
  private static let check =
    ##"{"check":{"actual":"","claim":"a","expected":"","file":"f","id":"a","line":1,"passed":true,"sentence":""},"##
    + ##""kind":"check","recipe":"r","variant":0,"version":1}"##

  @Test(arguments: [
    (##""line":1"##, ##""line":0"##, "'check.line' is 0"),
    (##""line":1"##, ##""line":-7"##, "'check.line' is -7"),
    (##""file":"f""##, ##""file":"""##, "'check.file' is empty"),
    (##""line":1"##, ##""line":1,"line":2"##, "'line' occurs twice in 'check'"),
    (##""line":1"##, ##""line":1,"\u006cine" : 2"##, "'line' occurs twice in 'check'"),
    (##""kind":"check""##, ##""kind":"check","kind":"check""##, "'kind' occurs twice in the event"),
    (##""kind":"check""##, ##""kind":"check","x":[{"a":1},{"b":{},"b":0}]"##, "'b' occurs twice in a list"),
  ])
  func valuesThatLeadNowhereAreFaults(part: String, wrong: String, text: String) throws {
    #expect(throws: Never.self) { try PluginLine.event(Self.check.utf8, EventCoder()) }
    let line = Self.check.replacing(part, with: wrong)
    let fault = #expect(throws: LineFault.self) { try PluginLine.event(line.utf8, EventCoder()) }
    #expect(fault?.text == text)
    #expect(fault?.remedy.hasSuffix(".") == true)
  }

  @Test(arguments: [
    ##"{"a":{"b":1},"c":{"b":1}}"##, ##"[{"a":1},{"a":1}]"##, ##"{"a":"\"b\":","b":"{\"a\":1}"}"##,
    ##"{"a":["a","a"]}"##, "", "{", "\"\\", "}:",
  ])
  func keysOfDifferentObjectsMayBeEqual(line: String) {
    #expect(LineFault.repeatedKey(in: Array(line.utf8)) == nil)
  }

  @Test func aVariantHasAName() throws {
    let nameless = Sample.declaration(variants: [Sample.right, Sample.wrong("", breaks: ["a"])])
    for kind in [Event.Kind.recipeListed(nameless), .recipeStarted(nameless)] {
      let line = try EventCoder().line(Event(kind, recipe: "sample"))
      let fault = #expect(throws: LineFault.self) { try PluginLine.event(line.dropLast(), EventCoder()) }
      #expect(fault?.text == "'\(kind.name).variants[1].name' is empty")
    }
    let issues = DeclarationAudit.issues(in: nameless).map(\.text)
    #expect(issues.contains { $0.hasPrefix("A variant has no name.") })
  }

  @Test func whoExaminesAPluginIsToldOfThem() async throws {
    let folder = try TemporaryFolder()
    let recipe = Sample.declaration("guest")
    let work = PluginScript.write(PluginScript.work(recipe))
    let list = PluginScript.list([recipe])
    for (line, wrong, text) in [
      (##""line":7"##, ##""line":0"##, "'check.line' is 0."),
      (##""file":"[^"]*""##, ##""file":"""##, "'check.file' is empty."),
      (##""line":7"##, ##""line":7,"line":7"##, "'line' occurs twice in 'check'."),
    ] {
      let wrongWork = work.replacing(try Regex(line), with: wrong)
      let plugin = try PluginScript("odd", list: list, work: wrongWork, in: folder)
      let examined = try await ToyTool("plugin", plugin.path)
      #expect(examined.status == 1 && examined.output.contains(text), "\(examined.output)")
      let checked = try await ToyTool("check", "guest", "--plugin", plugin.path)
      #expect(checked.status == 1, "\(checked.output)")
    }
  }
}
