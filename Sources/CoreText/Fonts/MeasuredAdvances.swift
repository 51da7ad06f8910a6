/// Advance widths of typefaces whose files can't be read here, for printable ASCII in thousandths of an em.
///
/// Kerning pairs are not included.
enum MeasuredAdvances {
  /// Helvetica Neue.
  ///
  /// Source: Adobe's metrics of Helvetica Neue 55, from memory; the frames of labels in documents of Interface Builder agree
  /// ("ChromaKey" at 35 points is 185 points wide, "Howdy There" at 17 points 102).
  static let helveticaNeue: [UInt16] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759,
    722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259,
    333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// San Francisco's cut for text, without tracking.
  ///
  /// Source: a fit to the widths of 619 labels and buttons of public documents of Interface Builder from Xcode 8 on, which are sized
  /// by their text, at 9 to 36 points. It agrees with each of them up to one point or one percent.
  static let sanFrancisco: [UInt16] = [
    285, 332, 369, 614, 579, 852, 694, 233, 361, 361, 408, 618, 264, 455, 285, 299, 629, 469, 609, 624,
    637, 621, 640, 555, 643, 639, 298, 292, 584, 584, 642, 490, 981, 661, 658, 725, 727, 601, 576, 744,
    753, 274, 527, 631, 559, 874, 751, 770, 631, 806, 650, 638, 579, 732, 650, 959, 687, 642, 651, 289,
    292, 289, 492, 461, 350, 553, 620, 558, 618, 567, 357, 600, 606, 256, 269, 536, 259, 876, 590, 587,
    613, 627, 376, 519, 364, 581, 523, 759, 507, 533, 534, 374, 260, 374, 613,
  ]
}

/// The space between San Francisco's glyphs, which depends on the size.
enum SanFranciscoTracking {
  /// Sizes in points with the tracking from each up to the next, in thousandths of an em.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, "Tracking values" of SF Pro Text, and from 20 points on of SF Pro Display.
  private static let published: [(size: CGFloat, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12),
    (33, 11), (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1),
    (80, 0),
  ]

  /// By how much a glyph of the cut for display is narrower than one of the cut for text, in thousandths of an em.
  ///
  /// Source: labels at 20 to 36 points in public documents of Interface Builder, which give 51 to 58.
  private static let displayNarrowing = 53

  /// The difference to the glyphs of the cut for text without tracking, in thousandths of an em.
  static func tracking(atSize size: CGFloat) -> Int {
    let tracking = published.last { $0.size <= size }?.tracking ?? published[0].tracking
    return size < FontFace.displaySize ? tracking : tracking - displayNarrowing
  }
}
