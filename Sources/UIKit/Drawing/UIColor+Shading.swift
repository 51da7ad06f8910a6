extension UIColor {
  /// A colour from its hexadecimal notation, such as `0xFF8000`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The colour with some white in it, from 0 to 1, and the same opacity.
  final func lighter(by share: CGFloat) -> UIColor {
    interpolated(to: UIColor(white: 1, alpha: cgColor.alpha), progress: share)
  }

  /// The colour with some black in it, from 0 to 1, and the same opacity.
  final func darker(by share: CGFloat) -> UIColor {
    interpolated(to: UIColor(white: 0, alpha: cgColor.alpha), progress: share)
  }
}
