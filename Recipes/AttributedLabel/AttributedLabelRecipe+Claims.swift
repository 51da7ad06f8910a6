import RecipeKit

extension AttributedLabelRecipe {
  /// What the source states about styled text.
  var statements: [ClaimRecord] {
    claimsOnShowing + claimsOnAttributes + claimsOnTheText + claimsOnTheLabel
  }

  private var claimsOnShowing: [ClaimRecord] {
    [
      .core("single-label", "All the differently styled text stands in one single label."),
      .detail("no-view-per-attribute", "Rich text needs no view of its own for each attribute."),
      .detail("one-bold-word", "A label can show a sentence in which just one word is bold."),
      .detail(
        "mixed-italic-and-underline",
        "One string can hold plain text, an italic word and an underlined word at once."
      ),
      .detail(
        "mutable-variant",
        "NSMutableAttributedString is the mutable kind of NSAttributedString and can stand wherever that can."
      ),
      .core(
        "two-ways-to-show",
        "A styled string is shown by a view's attributed property or by the string's own drawing methods."
      ),
    ]
  }

  private var claimsOnAttributes: [ClaimRecord] {
    [
      .core("init-with-string-plain", "Made from a string alone, an attributed string has no attributes."),
      .detail("set-attributes-two-params", "setAttributes takes a dictionary of attributes and an NSRange."),
      .core("set-attributes-only-in-range", "Only the characters of the range get the attributes."),
      .detail(
        "range-location-length",
        "The range gives the place of the first character and the number of characters."
      ),
      .detail("key-font", "The value of the key font is a UIFont, in which the fragment is set."),
      .detail(
        "key-foreground",
        "The value of the key foregroundColor is a UIColor, that of the fragment's letters."
      ),
      .detail(
        "key-background",
        "The value of the key backgroundColor is a UIColor, drawn behind the fragment."
      ),
      .detail("key-shadow", "The value of the key shadow is an NSShadow, which the fragment casts."),
    ]
  }

  private var claimsOnTheText: [ClaimRecord] {
    [
      .core("string-is-ios-sdk", "The sample string is 'iOS SDK'."),
      .core("range-of-ios", "The first word is found by searching for 'iOS'."),
      .core("range-of-sdk", "The second word is found by searching for 'SDK'."),
      .detail("space-unattributed", "The space between the words gets no attributes from either call."),
      .core("ios-font-bold-60", "The word iOS is in the bold system font of 60 points."),
      .core("ios-red-on-black", "The word iOS is red on black."),
      .detail("ios-no-shadow", "The word iOS has no shadow."),
      .core("sdk-font-bold-60", "The word SDK is in the bold system font of 60 points."),
      .core("sdk-white-on-red", "The word SDK is white on red."),
      .core(
        "sdk-shadow-colour",
        "The word SDK casts a grey shadow: dark grey in the code, although the text calls it light."
      ),
      .core("sdk-shadow-offset", "The shadow lies 4 points to the right and 4 points down."),
      .detail(
        "sdk-four-keys",
        "The attributes of SDK have four keys: font, foreground colour, background colour and shadow."
      ),
      .detail(
        "returns-immutable-copy",
        "attributedText() returns a new immutable string made from the mutable one."
      ),
    ]
  }

  private var claimsOnTheLabel: [ClaimRecord] {
    [
      .detail(
        "label-clear-background",
        "The label's own background is clear, so that only those of the fragments show."
      ),
      .detail(
        "label-starts-empty-frame",
        "The label is made without a frame, so it is empty until sizeToFit."
      ),
      .core("size-to-fit", "sizeToFit gives the label exactly the size of its attributed text."),
      .core("centred-in-view", "The label's center is set to the view's center."),
      .detail(
        "size-before-centre",
        "sizeToFit comes before the center is set, because it keeps the origin and moves the center."
      ),
      .detail("added-as-subview", "The label is added to the controller's view."),
      .detail(
        "available-in-ios7",
        "Attributed strings can be used in the interface's components in iOS 7.",
        proof: .told
      ),
    ]
  }
}
