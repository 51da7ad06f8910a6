/// Prints the hash of the scene that the argument names, as `wasmkit` does: as an unsigned number.
@main
enum NativeEntry {
  static func main() {
    switch CommandLine.arguments.last {
    case "stack": print(hashOfFallenStack())
    case "playground": print(hashOfPlayground())
    case "autoresizing": print(hashOfAutoresizingTable())
    default: fatalError("name a scene: stack, playground or autoresizing")
    }
  }
}
