import Foundation
import Simulator
import Testing

/// Truth: the list of models in docs/Testing.md, and Apple's documentation of sizes: scales are whole, and models are distinct.
struct DeviceModelTests {
  @Test(arguments: DeviceModel.all)
  func theDocumentListsTheModel(_ model: DeviceModel) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let document = try String(contentsOf: root.appending(path: "docs/Testing.md"), encoding: .utf8)
    let size = "\(Int(model.size.width)) × \(Int(model.size.height))"
    let row = document.split(separator: "\n").first {
      $0.contains("`\(identifier(of: model))`") && $0.hasPrefix("| `")
    }
    #expect(row?.contains("| \(size) |") == true, "\(identifier(of: model))")
  }

  @Test func allModelsAreDistinct() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(DeviceModel.all.allSatisfy { [1, 2, 3].contains($0.scale) })
  }

  /// The name in Swift: without spaces and chips, and with the number of a generation or of inches.
  private func identifier(of model: DeviceModel) -> String {
    let words = model.name.replacing("-inch", with: "").split(separator: " ")
      .filter { $0 != "generation)" && !$0.hasPrefix("(M") }
    return words.enumerated().map { index, word in
      word.hasPrefix("(")
        ? String(word.filter(\.isNumber))
        : index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    .joined()
  }
}
