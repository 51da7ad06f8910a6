/// The system's keyboard.
extension SystemBehavior {
  /// The raw value of the curve along which the keyboard moves: that of ease in and out up to iOS 6, from iOS 7 one that
  /// has no name.
  ///
  /// Source: `UIKeyboardAnimationCurveUserInfoKey` in public logs.
  package var keyboardCurve: Int { version >= 7 ? SystemBehavior.namelessCurve : 0 }

  /// The raw value of the keyboard's curve from iOS 7 on.
  package static let namelessCurve = 7

  /// From iOS 5 there are notifications of the keyboard's frame.
  ///
  /// Source: Apple, UIKeyboardWillChangeFrameNotification.
  package var tellsKeyboardFrameChanges: Bool { version >= 5 }

  /// From iOS 9 notifications say whether the keyboard belongs to the application.
  ///
  /// Source: Apple, UIKeyboardIsLocalUserInfoKey.
  package var tellsWhetherKeyboardIsLocal: Bool { version >= 9 }

  /// From iOS 8 what is changed while the keyboard announces itself moves along with it.
  ///
  /// Source: developers' experience (mudox.github.io, "Handle iOS keyboard"); since when is not said.
  package var animatesChangesWithKeyboard: Bool { version >= 8 }

  // MARK: Heights

  /// The height of the keys in points.
  ///
  /// 216 upright on phones, 226 on the Plus models, 162 across; 264 and 352 on pads. Source: public logs, and the
  /// table of phones in github.com/zoul/ios-keyboards; the large pad's heights are approximate.
  package func keysHeight(portraitWidth: CGFloat, in orientation: UIInterfaceOrientation) -> CGFloat {
    if idiom == .pad {
      if portraitWidth > SystemBehavior.commonPadWidth { return orientation.isLandscape ? 425 : 329 }
      return orientation.isLandscape ? 352 : 264
    }
    if orientation.isLandscape { return 162 }
    return isPlus ? 226 : 216
  }

  /// The width in points of all pads but the large one, upright.
  private static let commonPadWidth: CGFloat = 768

  /// From iOS 8 words are proposed in a strip above the keys; from iOS 9 pads have the strip always, for buttons.
  ///
  /// Source: Apple, iOS 8 and iOS 9 release notes; UITextInputAssistantItem.
  package func hasStripAboveKeys(proposingWords: Bool) -> Bool {
    version >= 8 && (proposingWords || (version >= 9 && idiom == .pad))
  }

  /// The height of that strip in points.
  ///
  /// The keyboard's whole height, less that of the keys, as public logs have it: 253 points upright on a width of 320,
  /// 258 on 375, 271 on the Plus models, 193 across on an iPhone 5; 391 across on pads with iOS 8, then 398, and 313
  /// upright. What lies across on the larger phones, and upright on pads with iOS 8, is approximate.
  package func stripHeight(portraitWidth: CGFloat, in orientation: UIInterfaceOrientation) -> CGFloat {
    if idiom == .pad {
      if version < 9 { return 39 }
      return orientation.isLandscape ? 46 : 49
    }
    if orientation.isLandscape { return portraitWidth > 320 ? 32 : 31 }
    if isPlus { return 45 }
    return portraitWidth > 320 ? 42 : 37
  }

  // MARK: Keys

  /// From iOS 7 keys are plates of one colour; before, they shine.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var keysAreFlat: Bool { version >= 7 }

  /// From iOS 9 keys show small letters unless capital ones are typed; before, they show capital letters always.
  ///
  /// Source: Apple, iOS 9 features, "Shift key".
  package var keysShowTheirCase: Bool { version >= 9 }

  /// From iOS 8 there is a key for the next keyboard, as one with pictures comes with the system.
  ///
  /// Source: as seen on devices.
  package var hasKeyForNextKeyboard: Bool { version >= 8 }

  /// Pads have wider keyboards, with a key that puts them away, and no pads of digits.
  ///
  /// Source: as seen on devices.
  package var keyboardIsWide: Bool { idiom == .pad }

  /// What is written on the key that leads from letters to digits.
  ///
  /// Source: as seen on devices.
  package var digitsCaption: String { idiom == .phone && version >= 7 ? "123" : ".?123" }
}
