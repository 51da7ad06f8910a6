extension CGContext {
  /// Draws a command in the blend mode of the state.
  ///
  /// Modes that mix colours are left to the viewer. Those of opacities, which change what has been drawn, make a
  /// layer of it. As in Core Graphics they act only where the command paints: an image's whole rectangle counts.
  /// In a clip to a mask they act on what was drawn since. Source: Apple, CGBlendMode.
  func compose(_ command: DrawingCommand) {
    guard let change = OpacityComposition(state.blendMode) else {
      commands.append(.layer([command], DrawingLayer(blendMode: state.blendMode)))
      return
    }
    let opening = commands.openStates
    let source = opening.joined() + [command]
    let area = opening.joined() + command.coverage
    let destination = commands + Array(repeating: .restore, count: opening.count - 1)
    commands = change.compose(Array(source), over: destination, in: Array(area))
    // The states that were open are again.
    for (index, state) in opening.enumerated() { commands += (index == 0 ? [] : [.save]) + state }
  }
}

/// A composition that changes opacities only: the sum of what remains of the source and of the destination.
private struct OpacityComposition {
  /// What remains of one of both, where the source paints.
  enum Remainder {
    case all
    case nothing
    /// Where the other one is opaque.
    case inside
    /// Where the other one is clear.
    case outside
  }

  let source: Remainder
  let destination: Remainder

  /// Creates the composition of a mode; nil for one that mixes colours.
  init?(_ mode: CGBlendMode) {
    switch mode {
    case .clear: (source, destination) = (.nothing, .nothing)
    case .copy: (source, destination) = (.all, .nothing)
    case .sourceIn: (source, destination) = (.inside, .nothing)
    case .sourceOut: (source, destination) = (.outside, .nothing)
    case .sourceAtop: (source, destination) = (.inside, .outside)
    case .destinationOver: (source, destination) = (.outside, .all)
    case .destinationIn: (source, destination) = (.nothing, .inside)
    case .destinationOut: (source, destination) = (.nothing, .outside)
    case .destinationAtop: (source, destination) = (.outside, .inside)
    case .xor: (source, destination) = (.outside, .outside)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter:
      return nil
    }
  }

  /// - Parameter area: the area in which the source paints, opaque.
  func compose(
    _ source: [DrawingCommand],
    over destination: [DrawingCommand],
    in area: [DrawingCommand]
  ) -> [DrawingCommand] {
    guard destination.contains(where: \.paints) else {
      let isLeft = self.source == .all || self.source == .outside
      return isLeft ? [.layer(source, DrawingLayer())] : []
    }
    var result: [DrawingCommand] = []
    switch self.destination {
    case .all:
      // Drawn over the source, it leaves of it what is outside.
      return [.layer(source, DrawingLayer()), .layer(destination, DrawingLayer())]
    case .outside: result.append(destination.erased(by: source))
    case .nothing: result.append(destination.erased(by: area))
    case .inside:
      result.append(destination.erased(by: area))
      result.append(destination.masked(by: DrawingMask(source)))
    }
    // Where something is left of both, they add up.
    let mode: CGBlendMode = self.destination == .nothing ? .normal : .plusLighter
    switch self.source {
    case .nothing: break
    case .all: result.append(.layer(source, DrawingLayer()))
    case .inside: result.append(source.masked(by: DrawingMask(destination), mode))
    case .outside: result.append(source.masked(by: DrawingMask(destination, .inverseOpacity), mode))
    }
    return result
  }
}

extension [DrawingCommand] {
  /// The transforms and clips of the open states, outermost first: of the list itself, and of each open `save`.
  fileprivate var openStates: [[DrawingCommand]] {
    var states: [[DrawingCommand]] = [[]]
    for command in self {
      switch command {
      case .save: states.append([])
      case .restore: if states.count > 1 { states.removeLast() }
      case .concatenate, .clip: states[states.count - 1].append(command)
      case .fill, .shade, .gradient, .stroke, .text, .image, .bitmap, .layer: break
      }
    }
    return states
  }

  fileprivate func masked(by mask: DrawingMask, _ mode: CGBlendMode = .normal) -> DrawingCommand {
    .layer(self, DrawingLayer(blendMode: mode, mask: mask))
  }

  /// The commands without what others cover; further erasing of the same layer adds to its mask.
  fileprivate func erased(by others: [DrawingCommand]) -> DrawingCommand {
    let painting = filter(\.paints)
    if painting.count == 1, case .layer(let inner, var layer) = painting[0], var mask = layer.mask,
      mask.kind == .inverseOpacity, case .layer = self[0]
    {
      mask.commands.append(.layer(others, DrawingLayer()))
      layer.mask = mask
      return .layer(inner, layer)
    }
    return masked(by: DrawingMask(others, .inverseOpacity))
  }
}

extension DrawingCommand {
  /// Whether it draws something.
  fileprivate var paints: Bool {
    switch self {
    case .save, .restore, .concatenate, .clip: false
    case .fill, .shade, .gradient, .stroke, .text, .image, .bitmap, .layer: true
    }
  }

  /// The area in which it paints, in black.
  fileprivate var coverage: [DrawingCommand] {
    let black = CGColor(gray: 0, alpha: 1)
    func filled(_ rect: CGRect) -> [DrawingCommand] {
      var path = PathOutline()
      path.addRect(rect)
      return [.fill(path, .winding, black, nil)]
    }
    switch self {
    case .save, .restore, .concatenate, .clip: return []
    case .fill(let path, let rule, _, _), .shade(let path, let rule, _):
      return [.fill(path, rule, black, nil)]
    case .gradient(var gradient, _):
      gradient.stops = gradient.stops.mapped { _ in black }
      return [.gradient(gradient, nil)]
    case .stroke(let path, let pen, _, _): return [.stroke(path, pen, black, nil)]
    case .text(var text):
      (text.color, text.shadow) = (black, nil)
      return [.text(text)]
    case .image(_, let rect, _), .bitmap(_, let rect, _): return filled(rect)
    case .layer(let commands, _): return commands.flatMap { $0.paints ? $0.coverage : [$0] }
    }
  }
}
