import UIKit

/// Attributes are written as they come.
extension SVGText: SVGAttributes {
  private mutating func open(_ name: StaticString) {
    markup(" ")
    markup(name)
    markup("=\"")
  }

  mutating func number(_ name: StaticString, _ value: CGFloat) {
    open(name)
    number(value)
    markup("\"")
  }

  mutating func numbers(_ name: StaticString, _ values: [CGFloat]) {
    open(name)
    numbers(values)
    markup("\"")
  }

  mutating func color(_ name: StaticString, _ color: SceneColor) {
    open(name)
    self.color(color)
    markup("\"")
  }

  mutating func word(_ name: StaticString, _ value: String) {
    open(name)
    words(value)
    markup("\"")
  }

  mutating func path(_ name: StaticString, _ path: PathOutline) {
    open(name)
    self.path(path)
    markup("\"")
  }

  mutating func transform(_ name: StaticString, _ transform: CGAffineTransform) {
    open(name)
    self.transform(transform)
    markup("\"")
  }
}
