/// How far a body has moved in a step.
struct FastBody {
  var body: Int32
  var moved: Vector2
  var turned: Double
}
