import Testing

@testable import RecipeRunner

/// Truth: the documented forms of names, `Type` and `Type.member`; every line of a snippet is in the listing.
struct ListingSnippetTests {
  private let listing = """
    import UIKit

    /// A photo.
    struct Photo {
      var title: String
      let place: CGPoint

      /// Nowhere.
      init?(title: String) {
        self.title = title

        place = .zero
      }

      class func all(
        in album: [String: (Int, Int)],
        _ first: Int
      ) -> [Photo] {
        []
      }

      @discardableResult
      func show() -> Bool {
        if title.isEmpty {
          return false
        } else {
          return true
        }
      }
    }

    class Album: NSObject,
      Codable
    {
      var photos: [Photo] = []
    }

    let amount = 20
    """

  @Test func everyDeclarationHasAName() {
    #expect(
      ListingSnippet(of: listing).names == [
        "UIKit", "Photo", "Photo.title", "Photo.place", "Photo.init", "Photo.init(title:)", "Photo.all",
        "Photo.all(in:_:)", "Photo.show", "Photo.show()", "Album", "Album.photos", "amount",
      ]
    )
  }

  @Test func aTypeIsShownWhole() {
    let album = """
      class Album: NSObject,
        Codable
      {
        var photos: [Photo] = []
      }
      """
    #expect(ListingSnippet(of: listing).text(of: ["Album"]) == album)
    #expect(ListingSnippet(of: listing).text(of: ["Album.photos"]) == album)
  }

  @Test func membersStandInTheirTypeAndInTheListingsOrder() {
    #expect(
      ListingSnippet(of: listing).text(of: ["amount", "Photo.show", "Photo.place", "Photo.init"]) == """
        /// A photo.
        struct Photo {
          …
          let place: CGPoint

          /// Nowhere.
          init?(title: String) {
            self.title = title

            place = .zero
          }
          …
          @discardableResult
          func show() -> Bool {
            if title.isEmpty {
              return false
            } else {
              return true
            }
          }
        }

        let amount = 20
        """
    )
  }

  @Test func whatIsLeftOutAtTheEndShows() {
    #expect(
      ListingSnippet(of: listing).text(of: ["Photo.title"]) == """
        /// A photo.
        struct Photo {
          var title: String
          …
        }
        """
    )
  }

  @Test func labelsTellFunctionsOfOneNameApart() {
    let listing = """
      class Guide {
        func show(_ page: Int) {}
        func show(_ page: Int, at place: Int) {}
      }
      """
    #expect(
      ListingSnippet(of: listing).text(of: ["Guide.show(_:at:)"])
        == "class Guide {\n  …\n  func show(_ page: Int, at place: Int) {}\n}"
    )
    #expect(ListingSnippet(of: listing).text(of: ["Guide.show"]) == listing)
  }

  @Test func theBeginningIsTheFirstDeclaration() {
    #expect(ListingSnippet(of: "class A {}\n\nclass B {}\n").beginning == "class A {}\n…")
    #expect(
      ListingSnippet(of: "// One.\nclass A {\n  let a = 1\n}\n").beginning
        == "// One.\nclass A {\n  let a = 1\n}"
    )
    #expect(ListingSnippet(of: "\n").beginning.isEmpty)
  }

  @Test func nothingIsFoundUnderOtherNames() {
    #expect(ListingSnippet(of: listing).text(of: ["photo", "Photo.names", "title"]).isEmpty)
  }
}
