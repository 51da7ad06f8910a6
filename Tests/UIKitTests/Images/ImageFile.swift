import UIKit

/// Small files created by other programs, as bytes.
enum ImageFile {
  /// 3 × 2 pixels in five colours and a transparent one, created with Python's zlib.
  static let png = file(
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAF0lEQVR42mP4z8DwHwwZ/gMxAwOYBaIBfpsH+WmhNskAAAAASUVORK5CYII="
  )

  /// 5 × 3 grey pixels, created with Pillow.
  static let jpeg = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////\
    ////////////////////wAALCAADAAUBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI\
    AQEAAD8AP//Z
    """
  )

  /// The offset of its frame header, SOF0.
  static let frameOfJPEG = 89

  /// The same size in red, progressive, created with Pillow.
  static let progressiveJPEG = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j\
    q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
    pKSkpKSkpKT/wgARCAADAAUDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAADBP/a\
    AAwDAQACEAMQAAABgDs//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgB\
    AwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAGPwJ//8QA\
    FBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyF//9oADAMBAAIAAwAAABAD/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEB\
    PxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxB//9k=
    """
  )

  /// 4 × 7 black pixels, created with Pillow.
  static let gif = file("R0lGODdhBAAHAIAAAAAAAAAAACwAAAAABAAHAAAICwABCBxIsKDBgwEBADs=")

  private static func file(_ base64: String) -> Data {
    guard let data = Data(base64Encoded: base64) else { preconditionFailure("No Base64: \(base64)") }
    return data
  }
}

extension Data {
  /// The bytes with some of them replaced.
  func replacing(_ bytes: [UInt8], at place: Int) -> Data {
    var copy = self
    copy.replaceSubrange(place..<place + bytes.count, with: bytes)
    return copy
  }
}
