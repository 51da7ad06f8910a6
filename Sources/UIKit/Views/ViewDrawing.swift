/// What a view drew, and the bounds that it drew for.
struct ViewDrawing {
  let commands: [DrawingCommand]
  let bounds: CGRect
}
