/// The values that a layer shows at a time: those that animations have changed, and the layer's own.
struct PresentedValues {
  private let layer: CALayer
  private(set) var changed: [LayerKey: LayerValue] = [:]

  init(_ layer: CALayer) {
    self.layer = layer
  }

  subscript(key: LayerKey) -> LayerValue? {
    get { changed[key] ?? layer.value(of: key) }
    set { changed[key] = newValue }
  }
}
