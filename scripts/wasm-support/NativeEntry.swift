/// Prints the hash of the scene named by the argument as an unsigned number, like `wasmkit`.
@main
enum NativeEntry {
  static func main() {
    switch CommandLine.arguments.last {
    case "stack": print(hashOfFallenStack())
    case "playground": print(hashOfPlayground())
    case "autoresizing": print(hashOfAutoresizingTable())
    case "constraints": print(hashOfConstraintSweep())
    default: fatalError("Usage: stack | playground | autoresizing | constraints")
    }
  }
}
