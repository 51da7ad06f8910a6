/// What the WebAssembly module exports.
@_expose(wasm, "stateHash")
@_cdecl("stateHash")
public func stateHash() -> UInt64 { hashOfFallenStack() }
