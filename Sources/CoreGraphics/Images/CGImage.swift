/// An image in pixels, without scale and orientation.
///
/// It is a recorded drawing, so it has no pixels that could be read. Images are equal if they are the same
/// object. Source: Apple, CGImage.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The drawing, in units from the image's top left corner.
  ///
  /// Shadows in it are scaled with the image.
  package let commands: [DrawingCommand]
  /// The size of the drawing in its own units.
  package let size: CGSize

  /// Creates the image of a drawing with a number of pixels for each unit.
  ///
  /// Width and height are 0 where no integer of 32 bits can hold them.
  package init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded()
      return count >= 1 && count < CGFloat(Int32.max) ? Int(count) : 0
    }
    (width, height) = (pixels(size.width), pixels(size.height))
    self.commands = commands
    self.size = size
  }

  /// The command that draws the image in a size.
  package func drawn(in size: CGSize) -> DrawingCommand {
    let rect = CGRect(origin: .zero, size: size)
    if commands.count == 1, case .bitmap(let file, _, let tint) = commands[0] {
      return .bitmap(file, rect, tint: tint)
    }
    return .image(self, rect, alpha: 1)
  }

  /// Returns the image with each colour replaced by another one of the same opacity.
  package func stencil(_ color: CGColor) -> CGImage {
    CGImage(self, commands: commands.map { $0.stencil(color) })
  }

  private init(_ other: CGImage, commands: [DrawingCommand]) {
    (width, height, size) = (other.width, other.height, other.size)
    self.commands = commands
  }
}

extension CGImage: Hashable {
  /// Whether two images are the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
