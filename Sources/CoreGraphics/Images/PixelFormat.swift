/// The format of the pixels of an image or of a bitmap context.
package struct PixelFormat: Hashable, Sendable {
  let space: CGColorSpace
  let bitsPerComponent: Int
  let bitmapInfo: CGBitmapInfo

  /// That of images which are drawn or decoded: 8 bits each of red, green, blue and opacity.
  package static let standard = PixelFormat(
    space: .standardRGB,
    bitsPerComponent: 8,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  )

  private init(space: CGColorSpace, bitsPerComponent: Int, bitmapInfo: CGBitmapInfo) {
    self.space = space
    self.bitsPerComponent = bitsPerComponent
    self.bitmapInfo = bitmapInfo
  }

  /// Creates a format; nil if Core Graphics can't draw in it.
  ///
  /// Source: Apple, "Quartz 2D Programming Guide", Supported Pixel Formats.
  init?(_ space: CGColorSpace, bitsPerComponent: Int, _ info: UInt32) {
    self.init(
      space: space,
      bitsPerComponent: bitsPerComponent,
      bitmapInfo: CGBitmapInfo(rawValue: info)
    )
    let isFloat = bitmapInfo.contains(.floatComponents)
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) else {
      return nil
    }
    let isSupported =
      switch (space.model, bitsPerComponent, alphaInfo) {
      case (_, 8, .alphaOnly): true
      case (.monochrome, 8, .none), (.monochrome, 16, .none): true
      case (.rgb, 5, .noneSkipFirst): true
      case (.rgb, 8, .noneSkipFirst), (.rgb, 8, .noneSkipLast), (.rgb, 8, .premultipliedFirst),
        (.rgb, 8, .premultipliedLast):
        true
      case (.rgb, 16, .noneSkipLast), (.rgb, 16, .premultipliedLast): true
      case (.rgb, 32, .noneSkipLast), (.rgb, 32, .premultipliedLast), (.monochrome, 32, .none): isFloat
      default: false
      }
    guard isSupported else { return nil }
  }

  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo) }

  var bitsPerPixel: Int {
    if alphaInfo == .alphaOnly { return 8 }
    if bitsPerComponent == 5 { return 16 }
    return bitsPerComponent * (space.numberOfComponents + (alphaInfo == .none ? 0 : 1))
  }

  func bytesPerRow(width: Int) -> Int { width * bitsPerPixel / 8 }
}

/// The alpha channel of an image.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// Behind the colours.
  case last = 3
  /// Before the colours.
  case first = 4
  /// An unused component behind the colours.
  case noneSkipLast = 5
  /// An unused component before the colours.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// The format of pixels: the alpha channel, the order of bytes, and the kind of numbers.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The format as bits.
  public let rawValue: UInt32

  /// Creates a format from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha channel.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the kind of numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
