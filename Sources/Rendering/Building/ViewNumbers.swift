import UIKit

/// Numbers layers in order of appearance; numbers are never reused.
@MainActor
final class ViewNumbers {
  private var numbers: [ObjectIdentifier: Int32] = [:]
  private var layers: [CALayer] = []
  /// What readers call the views.
  private(set) var nouns = ViewNouns()

  /// The layer's number, from 1.
  func number(of layer: CALayer) -> Int32 {
    if let number = numbers[ObjectIdentifier(layer)] { return number }
    layers.append(layer)
    let number = Int32(clamping: layers.count)
    numbers[ObjectIdentifier(layer)] = number
    if let view = layer.view {
      nouns.add(view, number, in: layer.parent.flatMap { numbers[ObjectIdentifier($0)] })
    }
    return number
  }
}
