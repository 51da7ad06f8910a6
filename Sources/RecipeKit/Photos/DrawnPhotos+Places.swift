import UIKit

extension DrawnPhotos {
  static let places: [(String, @Sendable () -> Void)] = [
    ("Harbour", paintHarbour), ("Lighthouse", paintLighthouse), ("Old town", paintOldTown),
    ("Bridge", paintBridge), ("Market", paintMarket), ("Park", paintPark), ("Sunset", paintSunset),
  ]

  private static func paintHarbour() {
    PhotoBrush.bands([0xF6C98F, 0xF8D7A4, 0xFAE3BC, 0xFCEDD2], to: 104)
    PhotoBrush.disc(0xFFF6DC, 168, 70, 20)
    PhotoBrush.land(0xC69A86, [(0, 88), (40, 78), (84, 98), (130, 92), (186, 100), (240, 84)])
    PhotoBrush.bands([0x7FA6B5, 0x6C96A8, 0x58859A, 0x47748B], from: 104)
    for (x, y, width) in [(150, 112, 36), (158, 121, 22), (148, 131, 40), (160, 143, 18)] {
      PhotoBrush.rounded(0xF9E3BD, CGFloat(x), CGFloat(y), CGFloat(width), 3, radius: 1.5)
    }
    PhotoBrush.shape(0xFBFBF7, [(70, 34), (70, 126), (30, 126)])
    PhotoBrush.shape(0xE7E2D8, [(76, 48), (76, 126), (104, 126)])
    PhotoBrush.rect(0x5B4636, 71, 28, 4, 106)
    PhotoBrush.shape(0xA8402F, [(22, 132), (118, 132), (104, 152), (36, 152)])
    PhotoBrush.shape(0xFBFBF7, [(196, 84), (196, 116), (180, 116)])
    PhotoBrush.shape(0x35566B, [(174, 119), (212, 119), (206, 127), (180, 127)])
    PhotoBrush.rect(0x5E4B3C, 0, 160, 74, 8)
    for x in [8, 34, 60] as [CGFloat] { PhotoBrush.rect(0x463729, x, 152, 7, 28) }
  }

  private static func paintLighthouse() {
    PhotoBrush.bands([0x6FB1E0, 0x86BFE7, 0x9DCDED, 0xB7DCF3], to: 118)
    PhotoBrush.cloud(0xFFFFFF, 24, 44, 1)
    PhotoBrush.cloud(0xF2F8FC, 182, 66, 0.8)
    PhotoBrush.bands([0x3D7FA6, 0x347299, 0x2B658B], from: 118)
    PhotoBrush.shape(0xFAFAF7, [(106, 46), (134, 46), (142, 138), (98, 138)])
    PhotoBrush.shape(0xC8402F, [(104.3, 66), (135.7, 66), (137.4, 86), (102.6, 86)])
    PhotoBrush.shape(0xC8402F, [(101, 104), (139, 104), (140.7, 124), (99.3, 124)])
    PhotoBrush.rect(0x39424C, 100, 40, 40, 6)
    PhotoBrush.rect(0xFFE28A, 109, 24, 22, 16)
    PhotoBrush.shape(0xB23627, [(104, 24), (120, 10), (136, 24)])
    PhotoBrush.shape(0xFFF3C4, [(131, 28), (236, 12), (236, 46), (131, 36)])
    PhotoBrush.rounded(0x39424C, 115, 92, 10, 9, radius: 4)
    PhotoBrush.land(0x6B6258, [(40, 180), (74, 142), (110, 132), (150, 138), (190, 150), (214, 180)])
    PhotoBrush.land(0x574F47, [(40, 180), (90, 158), (140, 162), (214, 180)])
    for (x, y, width) in [(8, 132, 34), (196, 136, 30), (14, 154, 26), (206, 164, 30)] {
      PhotoBrush.rounded(0x8FBCD3, CGFloat(x), CGFloat(y), CGFloat(width), 2, radius: 1)
    }
  }

  private static func paintOldTown() {
    PhotoBrush.bands([0x44578A, 0x5C6C9C, 0x7B83AB, 0xA79BB2, 0xD8B6A8], to: 150)
    PhotoBrush.disc(0xFDF3D6, 198, 34, 13)
    PhotoBrush.shape(0x3A4470, [(102, 14), (90, 60), (114, 60)])
    PhotoBrush.rect(0x4A5480, 90, 60, 24, 90)
    let houses: [(x: CGFloat, width: CGFloat, top: CGFloat, wall: UInt32, roof: UInt32)] = [
      (0, 46, 92, 0xC98A5C, 0x8A4A36), (46, 40, 78, 0xE2C084, 0x9A5440), (86, 50, 98, 0xA9745C, 0x6E3B33),
      (136, 42, 82, 0xD9A67B, 0x8F4C3A), (178, 62, 94, 0xB98A72, 0x77423A),
    ]
    for house in houses {
      let ridge = house.x + house.width / 2
      PhotoBrush.rect(house.wall, house.x, house.top, house.width, 150 - house.top)
      PhotoBrush.shape(
        house.roof,
        [(house.x, house.top), (ridge, house.top - 24), (house.x + house.width, house.top)]
      )
      for row in stride(from: house.top + 8, to: 138, by: 20) {
        for x in [house.x + house.width * 0.22, house.x + house.width * 0.6] {
          PhotoBrush.rect(0xFFE7A3, x, row, 7, 10)
        }
      }
    }
    PhotoBrush.bands([0x6F6A72, 0x5E5963], from: 150)
  }

  private static func paintBridge() {
    PhotoBrush.bands([0xA6D0E4, 0xBBDCEA, 0xD2E8F0, 0xE6F2F4], to: 120)
    PhotoBrush.land(0x7FA08A, [(0, 96), (46, 82), (104, 108), (164, 90), (240, 104)])
    PhotoBrush.bands([0x5B9CB8, 0x4D8DAA, 0x407E9B], from: 120)
    let cable = UIBezierPath()
    for (start, control, end) in [
      (CGPoint(x: 0, y: 72), CGPoint(x: 34, y: 96), CGPoint(x: 62, y: 36)),
      (CGPoint(x: 62, y: 36), CGPoint(x: 120, y: 148), CGPoint(x: 178, y: 36)),
      (CGPoint(x: 178, y: 36), CGPoint(x: 206, y: 96), CGPoint(x: 240, y: 72)),
    ] {
      cable.move(to: start)
      cable.addQuadCurve(to: end, controlPoint: control)
    }
    cable.lineWidth = 3
    PhotoBrush.color(0xB8432E).setStroke()
    cable.stroke()
    for x in stride(from: 74, through: 166, by: 11.5) as StrideThrough<CGFloat> {
      let part = (x - 62) / 116
      let sag = 36 + 224 * part * (1 - part)
      PhotoBrush.rect(0xB8432E, x - 0.75, sag, 1.5, 104 - sag)
    }
    for x in [56, 172] as [CGFloat] {
      PhotoBrush.rect(0xB8432E, x, 30, 12, 110)
      PhotoBrush.rect(0x96331F, x - 3, 132, 18, 14)
    }
    PhotoBrush.rect(0x9C3824, 0, 104, 240, 8)
    for (x, y, width) in [(16, 134, 30), (96, 128, 44), (206, 142, 26), (110, 158, 56), (24, 166, 34)] {
      PhotoBrush.rounded(0x86BACF, CGFloat(x), CGFloat(y), CGFloat(width), 2, radius: 1)
    }
  }

  private static func paintMarket() {
    PhotoBrush.bands([0xF1E4CC, 0xEADABF])
    PhotoBrush.rect(0xD8C3A2, 0, 150, 240, 30)
    for x in [22, 210] as [CGFloat] { PhotoBrush.rect(0x7A5A3E, x, 40, 8, 124) }
    for number in 0..<8 {
      let x = 8 + CGFloat(number) * 28
      let color: UInt32 = number % 2 == 0 ? 0xC9473B : 0xFAF6EE
      PhotoBrush.shape(color, [(x + 6, 22), (x + 30, 22), (x + 28, 58), (x, 58)])
      PhotoBrush.oval(color, x + 14, 58, 14, 9)
    }
    let crates: [(x: CGFloat, color: UInt32)] = [(28, 0xE0662F), (92, 0x86B042), (156, 0xC8352F)]
    for crate in crates {
      for row in 0..<2 {
        for column in 0..<4 {
          let shift: CGFloat = row == 0 ? 7 : 0
          let x = crate.x + 7 + shift + CGFloat(column) * 13
          if row == 1 || column < 3 { PhotoBrush.disc(crate.color, x, 100 + CGFloat(row) * 11, 7.5) }
        }
      }
      PhotoBrush.rect(0x9B7449, crate.x - 3, 114, 58, 26)
      PhotoBrush.rect(0x83603B, crate.x - 3, 125, 58, 3)
    }
    PhotoBrush.rect(0x6A4C33, 18, 140, 204, 10)
  }

  /// Trees by a path, at noon.
  private static func paintPark() {
    PhotoBrush.bands([0x9CD0EA, 0xB3DCEF, 0xCCE8F4], to: 110)
    PhotoBrush.cloud(0xFFFFFF, 150, 38, 1)
    PhotoBrush.land(0x9CC48A, [(0, 100), (60, 84), (130, 104), (190, 90), (240, 100)])
    PhotoBrush.land(0x7DB168, [(0, 118), (90, 108), (170, 124), (240, 112)])
    PhotoBrush.shape(0xE9DDBF, [(112, 180), (176, 180), (136, 118), (128, 118)])
    for (x, y, scale, color) in [
      (46, 92, 1.1, 0x4E8F4A), (92, 98, 0.7, 0x63A45B), (196, 96, 1.25, 0x447F45),
    ] as [(CGFloat, CGFloat, CGFloat, UInt32)] {
      PhotoBrush.rect(0x735237, x - 4 * scale, y, 8 * scale, 42 * scale)
      PhotoBrush.disc(color, x - 15 * scale, y, 18 * scale)
      PhotoBrush.disc(color, x + 15 * scale, y, 18 * scale)
      PhotoBrush.disc(color, x, y - 17 * scale, 22 * scale)
    }
    PhotoBrush.rect(0x8A5A36, 68, 146, 38, 5)
    PhotoBrush.rect(0x8A5A36, 68, 136, 38, 4)
    for x in [72, 98] as [CGFloat] { PhotoBrush.rect(0x4C4F54, x, 136, 4, 22) }
  }

  private static func paintSunset() {
    PhotoBrush.bands([0xE4785A, 0xEE8F63, 0xF6A871, 0xFCC386], to: 112)
    PhotoBrush.disc(0xFFEFB8, 120, 98, 34)
    PhotoBrush.bands([0x5A5A92, 0x4F5187, 0x43477B, 0x383D6E], from: 112)
    for (x, y, width) in [(92, 120, 56), (100, 131, 40), (88, 142, 64), (104, 154, 32), (96, 166, 48)] {
      PhotoBrush.rounded(0xF6B98A, CGFloat(x), CGFloat(y), CGFloat(width), 3, radius: 1.5)
    }
  }
}
