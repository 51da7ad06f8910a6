/// Prints the hash as `wasmkit` does: as an unsigned number.
@main
enum NativeEntry {
  static func main() { print(hashOfFallenStack()) }
}
