/// The system's keyboard.
extension SystemBehavior {
  /// The raw value of the curve of keyboard animations: ease in and out up to iOS 6, a curve
  /// without a name from iOS 7.
  ///
  /// Source: `UIKeyboardAnimationCurveUserInfoKey` in public logs.
  package var keyboardCurve: Int { version >= 7 ? SystemBehavior.keyboardCurveRawValue : 0 }

  /// The raw value of the keyboard's curve from iOS 7 on.
  package static let keyboardCurveRawValue = 7

  /// From iOS 5 there are notifications about changes of the keyboard's frame.
  ///
  /// Source: Apple, UIKeyboardWillChangeFrameNotification.
  package var postsKeyboardFrameChanges: Bool { version >= 5 }

  /// From iOS 9 notifications contain whether the keyboard belongs to the application.
  ///
  /// Source: Apple, UIKeyboardIsLocalUserInfoKey.
  package var reportsWhetherKeyboardIsLocal: Bool { version >= 9 }

  /// From iOS 8 changes made in observers of keyboard notifications are animated along with the keyboard.
  ///
  /// Source: developers' experience (mudox.github.io, "Handle iOS keyboard"), which doesn't say
  /// since which version.
  package var animatesChangesWithKeyboard: Bool { version >= 8 }

  // MARK: Heights

  /// The height of the keys in points.
  ///
  /// 216 in portrait on phones, 226 on the Plus models, 162 in landscape; 264 and 352 on pads. Source: public
  /// logs, and the table of phones in github.com/zoul/ios-keyboards; the large pad's heights are approximate.
  package func keysHeight(portraitWidth: CGFloat, in orientation: UIInterfaceOrientation) -> CGFloat {
    if idiom == .pad {
      if portraitWidth > SystemBehavior.commonPadWidth { return orientation.isLandscape ? 425 : 329 }
      return orientation.isLandscape ? 352 : 264
    }
    if orientation.isLandscape { return 162 }
    return isPlus ? 226 : 216
  }

  /// The greatest width in portrait of pads other than the large ones, in points.
  private static let commonPadWidth: CGFloat = 834

  /// Whether a bar is above the keys: from iOS 8 for suggestions; from iOS 9 on pads always, for buttons.
  ///
  /// Source: Apple, iOS 8 and iOS 9 release notes; UITextInputAssistantItem.
  package func hasBarAboveKeys(suggestingWords: Bool) -> Bool {
    version >= 8 && (suggestingWords || (version >= 9 && idiom == .pad))
  }

  /// The height of the suggestion bar in points.
  ///
  /// It is the keyboard's height according to public logs, minus the height of the keys. The keyboard's
  /// height in portrait is 253 points on a width of 320, 258 on 375, and 271 on the Plus models; in landscape
  /// it is 193 on an iPhone 5. On pads it is 391 in landscape with iOS 8, then 398, and 313 in portrait.
  /// Heights in landscape on the larger phones, and in portrait on pads with iOS 8, are approximate.
  package func suggestionBarHeight(portraitWidth: CGFloat, in orientation: UIInterfaceOrientation) -> CGFloat
  {
    if idiom == .pad {
      if version < 9 { return 39 }
      return orientation.isLandscape ? 46 : 49
    }
    if orientation.isLandscape { return portraitWidth > 320 ? 32 : 31 }
    if isPlus { return 45 }
    return portraitWidth > 320 ? 42 : 37
  }

  // MARK: Keys

  /// From iOS 7 keys are plates of one colour; before, they are glossy.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var keysAreFlat: Bool { version >= 7 }

  /// From iOS 9 keys show lowercase letters unless shift is on; before, always capital letters.
  ///
  /// Source: Apple, iOS 9 features, "Shift key".
  package var keysShowTheirCase: Bool { version >= 9 }

  /// From iOS 8 there is a key for the next keyboard, as the emoji keyboard is preinstalled.
  ///
  /// Source: as seen on devices.
  package var hasKeyForNextKeyboard: Bool { version >= 8 }

  /// Pads have wider keyboards, with a dismiss key, and no number pads.
  ///
  /// Source: as seen on devices.
  package var keyboardIsWide: Bool { idiom == .pad }

  /// The caption of the key that switches from letters to digits.
  ///
  /// Source: as seen on devices.
  package var digitsCaption: String { idiom == .phone && version >= 7 ? "123" : ".?123" }
}
