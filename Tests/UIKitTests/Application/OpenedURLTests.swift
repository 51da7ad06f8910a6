import Simulator
import Testing
import UIKit

/// Truth: Apple, UIApplication.open(_:options:completionHandler:) and canOpenURL(_:); schemes of URLs don't depend on case (RFC 3986).
@MainActor struct OpenedURLTests {
  private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

  @Test(arguments: [
    ("https://example.com", true), ("HTTPS://example.com", true), ("tel:123", true), ("app-settings:", true),
    ("toy://open", false), ("name", false),
  ])
  func theDeviceHasTheSystemsApplications(text: String, opens: Bool) {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    var answers: [Bool] = []
    #expect(simulator.application.canOpenURL(url(text)) == opens)
    simulator.application.open(url(text)) { answers.append($0) }
    #expect(answers.isEmpty)
    simulator.settle()
    #expect(answers == [opens] && simulator.openedURLs == (opens ? [url(text)] : []))
  }

  @Test func otherApplicationsCanBeThere() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    simulator.openableSchemes = ["toy"]
    #expect(simulator.application.canOpenURL(url("toy://open")))
    #expect(!simulator.application.canOpenURL(url("https://example.com")))
    simulator.application.open(url("toy://open"))
    simulator.settle()
    #expect(simulator.openedURLs == [url("toy://open")])
  }

  @Test func noApplicationOpensUniversalLinks() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    var answer: Bool?
    simulator.application.open(url("https://example.com"), options: [.universalLinksOnly: true]) {
      answer = $0
    }
    simulator.settle()
    #expect(answer == false && simulator.openedURLs.isEmpty)
  }
}
