import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md: a recipe keeps its id unless another has the same; the tool's own always keep
/// theirs.
@MainActor
struct GalleryTests {
  private func gallery(_ own: [String], _ plugins: [(String, [String])]) throws -> (Gallery, TemporaryFolder)
  {
    let folder = try TemporaryFolder()
    let scripts = try plugins.map { try PluginScript($0.0, text: "#!/bin/sh\n", in: folder).path }
    let lists = zip(try Plugin.all(at: scripts), plugins).map { plugin, entry in
      (plugin: plugin, recipes: entry.1.map { Sample.declaration($0) })
    }
    return (try Gallery(own.map { EmptyRecipe(card: Sample.declaration($0).card) }, lists), folder)
  }

  @Test(arguments: [
    (["a"], [("p.py", ["b"])], ["a", "b"]),
    (["a"], [("p.py", ["a", "b"])], ["a", "p/a", "b"]),
    (["c", "a", "e", "b", "d"], [], ["c", "a", "e", "b", "d"]),
    ([], [("p.py", ["a"]), ("My Plug-In.sh", ["a", "b"])], ["p/a", "my-plug-in/a", "b"]),
  ])
  func recipesAreNamedAfterTheirPluginWhereIdsClash(
    own: [String],
    plugins: [(String, [String])],
    ids: [String]
  ) throws {
    let (gallery, _) = try gallery(own, plugins)
    #expect(gallery.declarations.map(\.card.id) == ids)
    #expect(gallery.cards.map(\.id) == ids)
    #expect(gallery.recipes.keys.sorted() == own.sorted())
    for id in own {
      #expect(gallery.recipes[id]?.card.id == id)
      #expect(gallery.pluginRecipe(id) == nil)
    }
    for id in ids where !own.contains(id) { #expect(gallery.recipes[id] == nil) }
    #expect(gallery.recipes[""] == nil)
    #expect(gallery.recipes["zebra"] == nil)
  }

  @Test func eventsOfARecipeArriveUnderItsOtherName() throws {
    let (gallery, _) = try gallery(["other"], [("p.py", ["a", "other"])])
    let guest = try #require(gallery.pluginRecipe("p/other"))
    #expect(guest.id == "other")
    let coder = EventCoder()
    let started = Event(.recipeStarted(Sample.declaration("other")), recipe: "other")
    let event = try guest.event(coder.line(started).dropLast(), coder)
    #expect(event == Event(.recipeStarted(guest.declaration), recipe: "p/other"))
    // The sample recommends 'other' as the next recipe.
    #expect(guest.declaration.card.seeAlso == ["p/other"])
    #expect(gallery.pluginRecipe("a")?.declaration.card.seeAlso == ["p/other"])
  }

  @Test func nothingThatARecipeSaysIsLost() throws {
    let folder = try TemporaryFolder()
    let script = try PluginScript("p", text: "#!/bin/sh\n", in: folder)
    let plugin = try #require(try Plugin.all(at: [script.path]).first)
    let card = RecipeCard(
      id: "a",
      title: "t",
      section: "1.1",
      chapter: "c",
      problem: "p",
      solution: "s",
      discussion: [Paragraph("d", tells: ["x"])],
      seeAlso: ["b"],
      keywords: ["k"],
      listing: "l",
      excerpt: ["e"],
      deviceListing: "dl",
      documentListing: "st",
      documentName: "sn",
      wrongWaysListing: "w"
    )
    let recipe = RecipeDeclaration(card: card, claims: [.core("x", "X.")], variants: [Sample.right])
    #expect(PluginRecipe(plugin, recipe, names: ["a": "a"]).declaration == recipe)
    let renamed = PluginRecipe(plugin, recipe, names: ["a": "p/a"]).declaration
    #expect(renamed.card.id == "p/a" && renamed.card.deviceListing == "dl")
    #expect(renamed.card.documentListing == "st" && renamed.card.documentName == "sn")
  }

  @Test func aNameWithASlashIsAnId() {
    #expect(DeclarationAudit.issues(in: Sample.declaration("p/a")).isEmpty)
    #expect(!DeclarationAudit.issues(in: Sample.declaration("p/a/b")).isEmpty)
    #expect(!DeclarationAudit.issues(in: Sample.declaration("/a")).isEmpty)
  }
}
