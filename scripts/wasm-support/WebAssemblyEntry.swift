// The exported functions of the WebAssembly modules.

@_cdecl("stack")
public func stack() -> UInt64 { hashOfFallenStack() }

@_cdecl("playground")
public func playground() -> UInt64 { hashOfPlayground() }

@_cdecl("autoresizing")
public func autoresizing() -> UInt64 { hashOfAutoresizingTable() }

@_cdecl("constraints")
public func constraints() -> UInt64 { hashOfConstraintSweep() }
