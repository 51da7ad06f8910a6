import UIKit

/// Numbers layers in order of appearance; numbers are never reused.
@MainActor
final class ViewNumbers {
  private var numbers: [ObjectIdentifier: Int32] = [:]
  private var layers: [CALayer] = []
  /// What readers call the views.
  private(set) var nouns = ViewNouns()

  private var copies: [SceneKey: Int32] = [:]
  private var count: Int32 = 0

  /// The number of a replicator's copy of something with a number.
  func number(ofCopy copy: Int, of number: Int32) -> Int32 {
    let key = SceneKey(owner: number, part: Int32(clamping: copy))
    if let known = copies[key] { return known }
    count += 1
    copies[key] = count
    return count
  }

  /// The layer's number, from 1.
  func number(of layer: CALayer) -> Int32 {
    if let number = numbers[ObjectIdentifier(layer)] { return number }
    layers.append(layer)
    count += 1
    let number = count
    numbers[ObjectIdentifier(layer)] = number
    if let view = layer.view {
      nouns.add(view, number, in: layer.parent.flatMap { numbers[ObjectIdentifier($0)] })
    }
    return number
  }
}
