/// Tables and their cells.
extension SystemBehavior {
  /// From iOS 7 tables are flat: plain headers are pale, selections grey and fonts lighter.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var tablesAreFlat: Bool { version >= 7 }

  /// Up to iOS 6 grouped tables lie on pinstripes on phones, and on a grey shade on pads.
  ///
  /// Source: Apple, UIColor.groupTableViewBackground; as seen on devices.
  package var groupedTablesAreStriped: Bool { !tablesAreFlat && idiom != .pad }

  /// From iOS 8 the height of rows reads as `automaticDimension` unless it is set; before, as 44 points.
  ///
  /// Source: Apple, UITableView.rowHeight.
  package var rowHeightsReadAutomatic: Bool { version >= 8 }

  /// The height of a plain table's headers in points: 22 up to iOS 6, then 28.
  ///
  /// Source: Apple, UITableView.sectionHeaderHeight; the numbers as read on devices.
  package var plainHeaderHeight: CGFloat { version >= 7 ? 28 : 22 }

  /// The size in points of the title in a flat cell: 18 on iOS 7, from iOS 8 on that of the text style body, 17.
  ///
  /// Source: Apple, iOS 8 release notes, self-sizing cells; 18 as seen on devices.
  package var flatCellTitleSize: CGFloat { version >= 8 ? 17 : 18 }
}
