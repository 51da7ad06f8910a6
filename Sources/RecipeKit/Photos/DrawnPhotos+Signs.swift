import UIKit

extension DrawnPhotos {
  /// Drawings with a transparent background, except the map.
  static let signs: [(String, @Sendable () -> Void)] = [
    ("Map", paintMap), ("Lisbon", paintLisbon), ("Alarm", paintAlarm), ("Stopwatch", paintStopwatch),
    ("Timer", paintTimer),
  ]

  private static func paintMap() {
    PhotoBrush.rect(0xECE7DC, 0, 0, 240, 180)
    PhotoBrush.shape(0xCFE3BD, [(58, 12), (104, 8), (110, 56), (66, 62)])
    PhotoBrush.shape(0xCFE3BD, [(138, 124), (190, 116), (196, 158), (146, 166)])
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 0, y: 128))
    river.addCurve(
      to: CGPoint(x: 240, y: 40),
      controlPoint1: CGPoint(x: 110, y: 140),
      controlPoint2: CGPoint(x: 130, y: 34)
    )
    stroke(0xA9D0E6, river, width: 15)
    for (from, to, width) in [
      ((0, 40), (240, 104), 5), ((88, 0), (112, 180), 5), ((0, 92), (150, 0), 3),
      ((30, 180), (200, 0), 3), ((150, 180), (168, 0), 3), ((0, 158), (240, 142), 4),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), CGFloat)] {
      let road = UIBezierPath()
      road.move(to: CGPoint(x: from.0, y: from.1))
      road.addLine(to: CGPoint(x: to.0, y: to.1))
      stroke(0xFFFFFF, road, width: width)
    }
    for (x, y, width, height) in [
      (118, 100, 10, 8), (132, 100, 8, 8), (116, 70, 9, 10), (134, 58, 10, 8), (86, 106, 10, 8),
      (72, 76, 8, 9), (178, 96, 11, 8), (186, 70, 9, 10), (96, 148, 10, 8),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      PhotoBrush.rounded(0xD9CFC0, x, y, width, height, radius: 1)
    }
  }

  /// A tram in a steep street above the sea.
  private static func paintLisbon() {
    PhotoBrush.bands([0x8CC7EA, 0xA8D5EF, 0xC8E5F4], to: 90)
    PhotoBrush.rect(0x4E93BC, 0, 84, 240, 30)
    PhotoBrush.rect(0xBDB2A1, 0, 112, 240, 68)
    PhotoBrush.shape(0xD8CFC0, [(0, 180), (84, 92), (156, 92), (240, 180)])
    for (x, width, top, wall) in [
      (0, 40, 28, 0xF2D9A8), (40, 30, 44, 0xE9A98B), (170, 32, 40, 0xF6EBD2), (202, 38, 24, 0x9FC3C9),
    ] as [(CGFloat, CGFloat, CGFloat, UInt32)] {
      PhotoBrush.rect(wall, x, top, width, 132 - top)
      PhotoBrush.rect(0xB5583C, x, top, width, 6)
      for row in stride(from: top + 14, to: 122, by: 24) {
        PhotoBrush.rect(0x5C6F7C, x + width * 0.2, row, 7, 12)
        PhotoBrush.rect(0x5C6F7C, x + width * 0.62, row, 7, 12)
      }
    }
    PhotoBrush.rounded(0xF2B830, 88, 78, 64, 72, radius: 8)
    PhotoBrush.rounded(0xFBF3DF, 88, 78, 64, 14, radius: 6)
    for x in [94, 111.5, 129] as [CGFloat] { PhotoBrush.rounded(0x46606E, x, 94, 16.5, 22, radius: 2) }
    PhotoBrush.rect(0xFBF3DF, 88, 122, 64, 5)
    PhotoBrush.disc(0xFFF6CF, 120, 134, 6)
    PhotoBrush.rect(0x3D3D40, 94, 148, 52, 7)
    for x in [104, 134] as [CGFloat] {
      PhotoBrush.shape(0x8F8A82, [(x, 156), (x + 3, 156), (x + 5, 180), (x - 2, 180)])
    }
  }

  private static func paintAlarm() {
    for x in [74, 166] as [CGFloat] { PhotoBrush.disc(0xC9463C, x, 34, 22) }
    for x in [84, 156] as [CGFloat] {
      PhotoBrush.shape(0x8A3029, [(x - 7, 146), (x + 7, 146), (x + (x < 120 ? -14 : 14), 172)])
    }
    paintDial(0xD9584C)
    paintHands(hour: CGPoint(x: 120, y: 66), minute: CGPoint(x: 148, y: 104))
  }

  private static func paintStopwatch() {
    PhotoBrush.rounded(0x59636E, 108, 4, 24, 16, radius: 4)
    PhotoBrush.rect(0x59636E, 115, 18, 10, 16)
    PhotoBrush.shape(0x59636E, [(164, 32), (176, 44), (170, 50), (158, 38)])
    paintDial(0x59636E)
    paintHands(hour: CGPoint(x: 120, y: 98), minute: CGPoint(x: 152, y: 70))
  }

  private static func paintTimer() {
    paintDial(0x3F7FB8)
    let wedge = UIBezierPath()
    wedge.move(to: CGPoint(x: 120, y: 96))
    wedge.addArc(
      withCenter: CGPoint(x: 120, y: 96),
      radius: 50,
      startAngle: -.pi / 2,
      endAngle: .pi / 3,
      clockwise: true
    )
    wedge.close()
    PhotoBrush.fill(0xA8CDEB, wedge)
    paintHands(hour: CGPoint(x: 120, y: 46), minute: CGPoint(x: 143, y: 136))
  }

  private static func paintDial(_ rim: UInt32) {
    PhotoBrush.disc(rim, 120, 96, 68)
    PhotoBrush.disc(0xFFFFFF, 120, 96, 58)
    for number in 0..<12 {
      let angle = CGFloat(number) / 6 * .pi
      PhotoBrush.disc(0x6A727A, 120 + 50 * sin(angle), 96 - 50 * cos(angle), number % 3 == 0 ? 3 : 1.5)
    }
  }

  private static func paintHands(hour: CGPoint, minute: CGPoint) {
    for (end, width) in [(hour, 5), (minute, 3)] as [(CGPoint, CGFloat)] {
      let hand = UIBezierPath()
      hand.move(to: CGPoint(x: 120, y: 96))
      hand.addLine(to: end)
      hand.lineCapStyle = .round
      stroke(0x2E343A, hand, width: width)
    }
    PhotoBrush.disc(0x2E343A, 120, 96, 5)
  }

  private static func stroke(_ color: UInt32, _ path: UIBezierPath, width: CGFloat) {
    path.lineWidth = width
    PhotoBrush.color(color).setStroke()
    path.stroke()
  }
}
