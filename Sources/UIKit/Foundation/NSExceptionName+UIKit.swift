extension NSExceptionName {
  /// A method got an argument that it does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")

  /// An index or a range that lies outside.
  public static let rangeException = NSExceptionName("NSRangeException")

  /// Something is in a state that the called method does not expect.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")

  /// Something that no other name describes.
  public static let genericException = NSExceptionName("NSGenericException")

  /// A geometry value that Core Animation refuses, such as a position that is not a number.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")

  /// A view hierarchy that would contain itself.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
}
