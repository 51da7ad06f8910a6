import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md: the recipes of plug-ins follow the tool's own, and all ids are different.
@MainActor
struct GalleryTests {
  private func gallery(_ own: [String], _ plugins: [(String, [String])]) throws -> Gallery {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let scripts = try plugins.map { try PluginScript($0.0, text: "#!/bin/sh\n", in: folder).path }
    let lists = zip(try Plugin.all(at: scripts), plugins).map { plugin, entry in
      (plugin: plugin, recipes: entry.1.map { Sample.declaration($0) })
    }
    return try Gallery(own.map { EmptyRecipe(card: Sample.declaration($0).card) }, lists)
  }

  @Test(arguments: [
    (["a"], [("p.py", ["b"])], ["a", "b"]),
    (["c", "a", "e", "b", "d"], [], ["c", "a", "e", "b", "d"]),
    ([], [("p.py", ["a"]), ("My Plug-In.sh", ["c", "b"])], ["a", "c", "b"]),
  ])
  func recipesOfPluginsFollowTheToolsOwn(own: [String], plugins: [(String, [String])], ids: [String]) throws {
    let gallery = try gallery(own, plugins)
    #expect(gallery.declarations.map(\.card.id) == ids)
    #expect(gallery.cards.map(\.id) == ids)
    #expect(gallery.recipes.keys.sorted() == own.sorted())
    for id in ids {
      #expect(gallery.recipes[id]?.card.id == (own.contains(id) ? id : nil))
      #expect((gallery.plugin(of: id) == nil) == own.contains(id))
    }
  }

  /// Truth: docs/Site.md: a lesson's prerequisites come before it; lists have the path's order.
  @Test func listsFollowThePath() throws {
    let cards = [("late", ["early"]), ("early", [])].map { id, needs in
      RecipeCard(
        id: id,
        title: id,
        chapter: "C",
        problem: "",
        solution: "",
        needs: needs,
        listing: ""
      )
    }
    let gallery = try Gallery(cards.map { EmptyRecipe(card: $0) }, [])
    #expect(gallery.cards.map(\.id) == ["early", "late"])
    #expect(gallery.declarations.map(\.card.id) == ["early", "late"])
  }

  @Test(arguments: [(["a"], [("p.py", ["a"])]), ([], [("p.py", ["a"]), ("q.py", ["b", "a"])])])
  func twoRecipesOfOneIdAreRefused(own: [String], plugins: [(String, [String])]) {
    #expect {
      try gallery(own, plugins)
    } throws: { error in
      let text = String(describing: error)
      return text.contains("2 recipes have the id 'a': ") && text.contains("p.py'")
    }
  }
}
