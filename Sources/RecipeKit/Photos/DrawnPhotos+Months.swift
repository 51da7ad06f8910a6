import UIKit

extension DrawnPhotos {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The colours of a northern month: the sky from top to bottom, the hills from back to front.
  private struct Season {
    let sky: [UInt32]
    let hills: [UInt32]
    /// The colour of the leaves; nil for bare trees.
    let leaves: UInt32?
    var hasSnow = false
  }

  private static let seasons = [
    Season(sky: [0x9DB9D3, 0xB5CBDF, 0xCFDEEA], hills: [0xDCE6EE, 0xF2F6F9], leaves: nil, hasSnow: true),
    Season(sky: [0x8FB4D6, 0xACC9E2, 0xCBDDEC], hills: [0xE3EAF0, 0xF7F9FB], leaves: nil, hasSnow: true),
    Season(sky: [0x8EC0DF, 0xA9D0E6, 0xC6E0EE], hills: [0xA9B78C, 0x8FA470], leaves: nil),
    Season(sky: [0x86C3E8, 0xA3D2ED, 0xC4E3F3], hills: [0x9CC27C, 0x82B262], leaves: 0xF3B8CB),
    Season(sky: [0x78BDEB, 0x97CDF0, 0xBCDFF5], hills: [0x8DC46F, 0x71B151], leaves: 0x8CCB5E),
    Season(sky: [0x66B3EA, 0x88C5EF, 0xB2DAF5], hills: [0x83BD5E, 0x66A844], leaves: 0x4F9E45),
    Season(sky: [0x59ACE8, 0x7DC0EE, 0xAAD7F4], hills: [0xD9C766, 0x8DB04C], leaves: 0x3F8C3F),
    Season(sky: [0x62AEE0, 0x86C2E9, 0xF5E2B8], hills: [0xE0BC5C, 0xC9A548], leaves: 0x4A8A3C),
    Season(sky: [0x7FB2D4, 0xA3C8DE, 0xF0D9B4], hills: [0xC9A85A, 0xA88E48], leaves: 0xB9A63C),
    Season(sky: [0x8AA9C4, 0xB7BFC4, 0xEBCBA4], hills: [0xB8854A, 0x966B3C], leaves: 0xD9772F),
    Season(sky: [0x8C99A8, 0xA7B0BA, 0xC5C8CB], hills: [0x938568, 0x776B55], leaves: nil),
    Season(sky: [0x5F7598, 0x8192B0, 0xB3BDCF], hills: [0xD3DEE9, 0xEDF2F7], leaves: nil, hasSnow: true),
  ]

  /// A tree on a hill under the sun, which is highest in June; months are numbered from 0.
  static func paintMonth(_ number: Int) {
    let season = seasons[number]
    PhotoBrush.bands(season.sky, to: 120)
    let height = CGFloat(abs(number - 5) > 6 ? 12 - abs(number - 5) : abs(number - 5))
    PhotoBrush.disc(0xFFF4CF, 54, 34 + height * 9, 18)
    PhotoBrush.land(season.hills[0], [(0, 112), (62, 96), (140, 122), (200, 102), (240, 110)])
    PhotoBrush.land(season.hills[1], [(0, 138), (100, 128), (172, 112), (240, 130)])
    paintTree(season)
    guard season.hasSnow else { return }
    let flakes: [(CGFloat, CGFloat)] = [
      (20, 26), (96, 18), (118, 58), (78, 84), (142, 24), (216, 40), (226, 92), (30, 100), (104, 104),
    ]
    for (x, y) in flakes { PhotoBrush.disc(0xFFFFFF, x, y, 2.5) }
  }

  private static func paintTree(_ season: Season) {
    PhotoBrush.shape(0x6B4C35, [(168, 128), (171, 76), (175, 76), (179, 128)])
    if let leaves = season.leaves {
      for (dx, dy, radius) in [(-18, 6, 20), (18, 6, 20), (0, -14, 25)] as [(CGFloat, CGFloat, CGFloat)] {
        PhotoBrush.disc(leaves, 173 + dx, 72 + dy, radius)
      }
      return
    }
    let branches: [[(CGFloat, CGFloat)]] = [
      [(171, 100), (171, 94), (148, 66), (146, 68)], [(174, 92), (174, 86), (198, 56), (200, 58)],
      [(171, 78), (175, 78), (176, 44), (173, 44)], [(159, 82), (161, 80), (160, 58), (158, 58)],
      [(185, 74), (187, 76), (206, 74), (206, 72)],
    ]
    for branch in branches { PhotoBrush.shape(0x6B4C35, branch) }
  }
}
