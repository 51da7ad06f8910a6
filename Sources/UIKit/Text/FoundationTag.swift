/// The first stored property of every NSObject subclass that may become an attribute's value.
///
/// Outside Apple's platforms CoreFoundation takes the first word of an object for its own type information when it
/// compares two values, and ends the process if that word names no type. This word names the type "any object",
/// which sends CoreFoundation on to `isEqual`. (CFRuntime.c: the type stands in bits 8 and up; 1 is CFType.)
package struct FoundationTag: Sendable {
  private let information: UInt64 = 1 << 8

  package init() {}
}

/// A class whose first stored property is a `FoundationTag`.
package protocol FoundationTagged: AnyObject {}
