import RecipeKit

extension RecentsRecipe {
  /// What the article states about remembering photos.
  var statements: [ClaimRecord] {
    [
      .core("persist-between-launches", "Recently viewed photos are kept between launches."),
      .detail("own-tab", "They are shown on a tab of their own."),
      .detail("recents-subclass", "The list of recents inherits from the list of photos."),
      .detail("only-source-differs", "Its only peculiarity is where its photos come from."),
      .detail("computed-property", "Access is by a computed property, without a copy."),
      .core("get-reads", "The getter reads the defaults."),
      .core("set-writes", "The setter writes the defaults."),
      .detail("array-of-string-dictionaries", "The property is an array of dictionaries of strings."),
      .core("property-list-only", "Defaults store property lists only."),
      .core("photo-struct-not-storable", "Photos cannot be stored, since a structure is no property list."),
      .detail("dictionaries-storable", "Dictionaries of strings can be stored.")
        .unproven(because: "What else can be stored is up to the defaults; the dictionaries are proven."),
      .core("round-trip-conversion", "A photo can be turned into a dictionary and back."),
      .detail("public-api-two-properties", "The public interface is two properties.", proof: .told),
      .core("added-photo-triggers-store", "Setting the added photo stores it."),
      .detail("add-photo-reads-through-get", "Adding reads through the getter."),
      .detail("add-photo-writes-through-set", "Adding writes through the setter."),
      .core("newest-first", "The new photo is put first."),
      .core("limit-20", "At most 20 photos are kept."),
      .core("limit-drops-oldest", "Beyond that the oldest fall off."),
      .detail("limit-reason", "Defaults are meant for small amounts of data.", proof: .told),
      .core("saved-in-prepare-for-segue", "The photo is stored when it is picked, as the segue is prepared."),
      .detail("saving-subclass", "A subclass of the list does the saving."),
      .core("base-class-does-not-save", "The list itself does not save."),
      .detail("storyboard-custom-class", "The scene must name the subclass as its class."),
      .detail("just-posted-subclass", "Another subclass gets its photos from the server."),
      .detail("same-flatmap-expression", "Both use the same expression.", proof: .told),
      .core("overload-by-context", "The initialiser is chosen by the type of the parameter."),
      .detail("two-initialisers", "One initialiser may fail, the other never does."),
      .detail("failed-json-skipped", "Entries that make no photo are left out."),
    ]
  }
}
