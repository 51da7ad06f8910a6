import UIKit

/// What the variants are made of.
struct SplitViewExamples {
  /// The application, on a pad.
  var pad: @MainActor () -> MasterDetailApp = { MasterDetailApp() }

  /// The application, on a phone.
  var phone: @MainActor () -> MasterDetailApp = { MasterDetailApp() }

  /// The same in a process of its own: what raises there ends nothing here.
  var probed: @MainActor () -> MasterDetailApp = { MasterDetailApp() }

  /// The application that keeps the master on screen.
  var settings: @MainActor () -> MasterDetailApp = { SettingsApp() }
}
