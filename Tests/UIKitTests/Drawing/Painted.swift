import UIKit

/// A painted element, in the coordinates of the whole drawing.
struct Painted {
  enum Kind {
    case fill
    case stroke(width: CGFloat)
    case text(String)
    case image(CGSize)
  }

  let kind: Kind
  /// The bounding box; for text, from its start to its end on the baseline.
  let box: CGRect
  let color: UIColor?
  let shadow: DrawingShadow?
  /// The bounding boxes of the clipping paths.
  let clips: [CGRect]

  var text: String? { if case .text(let text) = kind { text } else { nil } }

  var isFill: Bool { if case .fill = kind { true } else { false } }

  var strokeWidth: CGFloat? { if case .stroke(let width) = kind { width } else { nil } }

  /// Replays commands with a stack of graphics states, and checks that each `save` has its `restore`.
  static func play(_ commands: [DrawingCommand]) -> [Painted] {
    var states = [(transform: CGAffineTransform.identity, clips: [CGRect]())]
    var painted: [Painted] = []
    func add(_ kind: Kind, _ box: CGRect, _ color: CGColor?, _ shadow: DrawingShadow?) {
      let state = states[states.count - 1]
      painted.append(
        Painted(
          kind: kind,
          box: box.applying(state.transform),
          color: color.map { UIColor(cgColor: $0) },
          shadow: shadow,
          clips: state.clips
        )
      )
    }
    for command in commands {
      let last = states.count - 1
      switch command {
      case .save: states.append(states[last])
      case .restore: states.removeLast()
      case .concatenate(let transform):
        states[last].transform = transform.concatenating(states[last].transform)
      case .clip(let path, _):
        states[last].clips.append(path.boundingBoxOfPath.applying(states[last].transform))
      case .fill(let path, _, let color, let shadow):
        add(.fill, path.boundingBoxOfPath, color, shadow)
      case .gradient(let gradient, let shadow):
        add(.fill, .infinite, gradient.stops.stops.first?.color, shadow)
      case .layer(let inner, let layer):
        for element in Painted.play(inner) {
          add(element.kind, element.box, element.color?.cgColor, layer.shadow ?? element.shadow)
        }
      case .shade(let path, _, let shade):
        add(.fill, path.boundingBoxOfPath, shade.stops.first?.color, nil)
      case .stroke(let path, let pen, let color, let shadow):
        add(.stroke(width: pen.width), path.boundingBoxOfPath, color, shadow)
      case .text(let text):
        let box = CGRect(
          x: text.origin.x + text.run.x,
          y: text.origin.y + text.run.baseline,
          width: text.run.width,
          height: 0
        )
        add(.text(text.run.string), box, text.color, text.shadow)
      case .image(let image, let rect, let alpha):
        add(.image(image.size), rect, CGColor(gray: 0, alpha: alpha), nil)
      case .bitmap(let image, let rect, let tint):
        add(.image(image.pixelSize), rect, tint, nil)
      }
    }
    precondition(states.count == 1, "A drawing ended inside of \(states.count - 1) states.")
    return painted
  }
}

/// The elements that drawing code paints on a canvas.
func painted(_ draw: (CGContext) -> Void) -> [Painted] {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
  return Painted.play(renderer.image { draw($0.cgContext) }.commands)
}
