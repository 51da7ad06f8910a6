import UIKit

extension DrawnPhotos {
  static let dishes: [(String, @Sendable () -> Void)] = [
    ("Borscht", paintBorscht), ("Pancakes", paintPancakes), ("Salad", paintSalad),
    ("Dumplings", paintDumplings), ("Apple pie", paintPie), ("Porridge", paintPorridge),
  ]

  /// A tablecloth and a plate, seen from above.
  private static func paintTable(_ cloth: UInt32, _ stripe: UInt32) {
    PhotoBrush.rect(cloth, 0, 0, 240, 180)
    for x in [14, 206] as [CGFloat] { PhotoBrush.rect(stripe, x, 0, 20, 180) }
    PhotoBrush.disc(0xFFFFFF, 120, 90, 82)
    PhotoBrush.disc(0xEDEFF1, 120, 90, 68)
  }

  private static func paintBorscht() {
    paintTable(0xE7EDE3, 0xA9C29B)
    PhotoBrush.disc(0x8E1B34, 120, 90, 62)
    PhotoBrush.disc(0xA8243F, 120, 90, 56)
    for (x, y) in [(88, 66), (150, 118), (158, 66), (84, 112), (118, 132)] as [(CGFloat, CGFloat)] {
      PhotoBrush.rounded(0xC2475C, x, y, 16, 7, radius: 3)
    }
    PhotoBrush.oval(0xFBF5EC, 120, 88, 24, 19)
    PhotoBrush.oval(0xFFFFFF, 116, 84, 15, 11)
    for (x, y) in [(98, 78), (140, 92), (112, 106), (128, 70), (146, 76)] as [(CGFloat, CGFloat)] {
      PhotoBrush.shape(0x4F8A3C, [(x, y), (x + 9, y - 4), (x + 5, y + 4)])
    }
  }

  private static func paintPancakes() {
    paintTable(0xF3E4D2, 0xD99A6C)
    for (number, y) in stride(from: 122, through: 74, by: -12).enumerated() {
      let shift: CGFloat = number % 2 == 0 ? -2 : 3
      PhotoBrush.oval(0xC98438, 120 + shift, CGFloat(y) + 5, 52, 22)
      PhotoBrush.oval(0xEDB765, 120 + shift, CGFloat(y), 52, 22)
    }
    PhotoBrush.oval(0xA8581C, 120, 72, 36, 14)
    PhotoBrush.rounded(0xA8581C, 146, 72, 9, 38, radius: 4.5)
    PhotoBrush.rounded(0xA8581C, 92, 76, 8, 26, radius: 4)
    PhotoBrush.shape(0xFFF1A8, [(108, 62), (124, 56), (138, 64), (122, 72)])
    PhotoBrush.shape(0xEBD67E, [(108, 62), (122, 72), (122, 78), (108, 68)])
    PhotoBrush.shape(0xF6E493, [(138, 64), (122, 72), (122, 78), (138, 70)])
  }

  private static func paintSalad() {
    paintTable(0xDCE7EE, 0x8FB3C9)
    let leaves: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
      (92, 66, 30, 0x6FAE3F), (148, 70, 32, 0x86C04D), (96, 118, 30, 0x86C04D), (146, 116, 31, 0x62A03A),
      (120, 92, 34, 0x9BCF5F),
    ]
    for (x, y, radius, color) in leaves { PhotoBrush.oval(color, x, y, radius, radius * 0.8) }
    for (x, y) in [(92, 86), (142, 60), (148, 108)] as [(CGFloat, CGFloat)] {
      PhotoBrush.disc(0xC22F2A, x, y, 14)
      PhotoBrush.disc(0xE0544A, x, y, 11)
      for (dx, dy) in [(-4, -3), (4, -3), (0, 5)] as [(CGFloat, CGFloat)] {
        PhotoBrush.disc(0xF6D27A, x + dx, y + dy, 2)
      }
    }
    for (x, y) in [(116, 72), (112, 122), (126, 98)] as [(CGFloat, CGFloat)] {
      PhotoBrush.disc(0x3F7F3A, x, y, 13)
      PhotoBrush.disc(0xD6EBB5, x, y, 10.5)
      PhotoBrush.disc(0xBFDC97, x, y, 4.5)
    }
  }

  private static func paintDumplings() {
    paintTable(0xEFE6DA, 0xC3A98A)
    for (x, y) in [(92, 66), (148, 66), (78, 100), (162, 100), (120, 94), (98, 130), (144, 130)]
      as [(CGFloat, CGFloat)]
    {
      let half = UIBezierPath()
      half.move(to: CGPoint(x: x - 22, y: y + 10))
      half.addCurve(
        to: CGPoint(x: x + 22, y: y + 10),
        controlPoint1: CGPoint(x: x - 20, y: y - 24),
        controlPoint2: CGPoint(x: x + 20, y: y - 24)
      )
      half.close()
      PhotoBrush.fill(0xE3C88F, half)
      PhotoBrush.oval(0xF5E3B9, x, y + 1, 14, 9)
    }
    for (x, y) in [(110, 80), (134, 112), (88, 116), (150, 90)] as [(CGFloat, CGFloat)] {
      PhotoBrush.shape(0x5E9A42, [(x, y), (x + 9, y - 3), (x + 5, y + 4)])
    }
  }

  private static func paintPie() {
    paintTable(0xE9E4EF, 0xA99BC0)
    PhotoBrush.disc(0xB4742F, 120, 90, 60)
    PhotoBrush.disc(0xE2AA58, 120, 90, 52)
    for offset in stride(from: -36, through: 36, by: 24) as StrideThrough<CGFloat> {
      let reach = (52 * 52 - offset * offset).squareRoot() - 2
      PhotoBrush.rounded(0xC98A3C, 120 - reach, 86 + offset, 2 * reach, 8, radius: 4)
      PhotoBrush.rounded(0xD79B4A, 116 + offset, 90 - reach, 8, 2 * reach, radius: 4)
    }
  }

  private static func paintPorridge() {
    paintTable(0xE3EAF1, 0x7F9BB8)
    PhotoBrush.disc(0x8A5E3B, 120, 90, 60)
    PhotoBrush.disc(0xA87449, 120, 90, 54)
    for row in 0..<7 {
      for column in 0..<7 {
        let x = 84 + CGFloat(column) * 12 + (row % 2 == 0 ? 0 : 6)
        let y = 54 + CGFloat(row) * 12
        let isInside = (x - 120) * (x - 120) + (y - 90) * (y - 90) < 48 * 48
        if isInside { PhotoBrush.oval(0xC79362, x, y, 3.5, 2.5) }
      }
    }
    PhotoBrush.shape(0xFFEFA2, [(104, 84), (124, 76), (138, 88), (118, 98)])
    PhotoBrush.shape(0xE8D077, [(104, 84), (118, 98), (118, 105), (104, 91)])
    PhotoBrush.shape(0xF4E08B, [(138, 88), (118, 98), (118, 105), (138, 95)])
  }
}
