// MARK: - Localization

extension NibElement {
  /// The element with the texts of a `.strings` file, whose keys are the identifier of an object and the name of a property, such
  /// as `8bC-Xf-vdC.text`; the titles of a button have the state in their names, as in `normalTitle`.
  func localized(_ texts: [String: String]) -> NibElement {
    localized(byID: Dictionary(grouping: texts) { String($0.key.prefix { $0 != "." }) })
  }

  private func localized(byID texts: [String: [(key: String, value: String)]]) -> NibElement {
    var attributes = attributes
    var children = children.map { $0.localized(byID: texts) }
    for (key, text) in texts[id ?? ""] ?? [] {
      let property = key.drop { $0 != "." }.dropFirst()
      if property.hasPrefix("segmentTitles["),
        let list = children.firstIndex(where: { $0.name == "segments" })
      {
        children[list] = children[list].titled(
          text,
          at: Int(property.drop { $0 != "[" }.dropFirst().dropLast())
        )
        continue
      }
      let state = children.firstIndex {
        $0.name == "state" && $0["key"].map { "\($0)Title" } == String(property)
      }
      if let state {
        let old = children[state]
        children[state] = NibElement(
          old.name,
          old.attributes.merging(["title": text]) { _, new in new },
          old.children.filter { $0["key"] != "title" }
        )
      } else {
        attributes[String(property)] = text
      }
    }
    return NibElement(name, attributes, children)
  }

  /// The list with another title of its child at an index; itself if there is none.
  private func titled(_ title: String, at index: Int?) -> NibElement {
    guard let index, children.indices.contains(index) else { return self }
    var children = children
    let old = children[index]
    children[index] = NibElement(old.name, old.attributes.merging(["title": title]) { $1 }, old.children)
    return NibElement(name, attributes, children)
  }
}

// MARK: - Changing

/// A change of a storyboard before controllers are made of it.
package enum NibChange: Sendable {
  /// Sets an attribute of the element with an identifier.
  case set(String, of: String, to: String)
  /// Leaves the element with an identifier out.
  case remove(String)
  /// Puts a class in the place of another one, wherever that is the custom class.
  case replaceClass(String, by: String)
}

extension NibElement {
  /// This element with a change in it or below it, and whether there was something to change.
  func changed(by change: NibChange) -> (element: NibElement, isFound: Bool) {
    var isFound = false
    func changed(_ element: NibElement) -> NibElement? {
      var attributes = element.attributes
      switch change {
      case .set(let attribute, let id, let value) where element.id == id: attributes[attribute] = value
      case .remove(let id) where element.id == id:
        isFound = true
        return nil
      case .replaceClass(let old, let new) where attributes["customClass"] == old:
        attributes["customClass"] = new
      default: return NibElement(element.name, attributes, element.children.compactMap(changed))
      }
      isFound = true
      return NibElement(element.name, attributes, element.children.compactMap(changed))
    }
    return (changed(self) ?? self, isFound)
  }
}
