import UIKit

extension DrawnPhotos {
  static let people: [(String, @Sendable () -> Void)] = [
    ("Ada", { paint(ada) }), ("Grace", { paint(grace) }), ("Anna", { paint(anna) }),
  ]

  private static let ada = Portrait(
    wall: 0xCBD8E6,
    hair: 0x3B2A22,
    skin: 0xEBC3A0,
    clothes: 0x5B4B8A,
    hasLongHair: true
  )
  private static let grace = Portrait(
    wall: 0xDCE5D4,
    hair: 0x6E5A48,
    skin: 0xF0CDB0,
    clothes: 0x2F4A6D,
    hasLongHair: false
  )
  private static let anna = Portrait(
    wall: 0xF2DFC6,
    hair: 0x9A5B2C,
    skin: 0xF2CBA8,
    clothes: 0xB5483C,
    hasLongHair: true
  )

  /// The colours and the hair of a portrait.
  private struct Portrait {
    let wall: UInt32
    let hair: UInt32
    let skin: UInt32
    let clothes: UInt32
    let hasLongHair: Bool
  }

  /// Draws head and shoulders from the front.
  private static func paint(_ portrait: Portrait) {
    PhotoBrush.rect(portrait.wall, 0, 0, 240, 180)
    if portrait.hasLongHair {
      PhotoBrush.rounded(portrait.hair, 78, 36, 84, 116, radius: 40)
    } else {
      PhotoBrush.oval(portrait.hair, 120, 72, 44, 46)
    }
    PhotoBrush.rounded(portrait.clothes, 52, 142, 136, 38, radius: 19)
    PhotoBrush.rect(portrait.clothes, 52, 161, 136, 19)
    PhotoBrush.rounded(portrait.skin, 106, 116, 28, 40, radius: 14)
    PhotoBrush.oval(portrait.skin, 120, 86, 34, 42)
    PhotoBrush.land(portrait.hair, in: CGRect(x: 84, y: 40, width: 72, height: 34))
    for x in [107, 133] as [CGFloat] { PhotoBrush.disc(0x3A2F2A, x, 88, 3.2) }
    let mouth = UIBezierPath()
    mouth.move(to: CGPoint(x: 109, y: 106))
    mouth.addQuadCurve(to: CGPoint(x: 131, y: 106), controlPoint: CGPoint(x: 120, y: 117))
    PhotoBrush.fill(0xB5584C, mouth)
  }
}

extension PhotoBrush {
  /// A fringe: the upper part of an ellipse, open at the lower right.
  fileprivate static func land(_ color: UInt32, in rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      controlPoint1: CGPoint(x: rect.minX, y: rect.minY - 8),
      controlPoint2: CGPoint(x: rect.maxX, y: rect.minY - 8)
    )
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY),
      controlPoint: CGPoint(x: rect.midX + 18, y: rect.midY)
    )
    path.close()
    fill(color, path)
  }
}
