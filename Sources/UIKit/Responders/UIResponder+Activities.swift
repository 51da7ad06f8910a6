extension UIResponder {
  /// The activity that the responder manages, or nil.
  ///
  /// If it needs to be saved, the system calls `updateUserActivityState(_:)` before the scene's state is stored. Source: Apple,
  /// UIResponder.userActivity.
  public var userActivity: NSUserActivity? {
    get { device.views.userActivities.first { $0.responder === self }?.activity }
    set {
      device.views.userActivities.removeAll { $0.responder == nil || $0.responder === self }
      if let newValue {
        device.views.userActivities.append(ResponderActivity(responder: self, activity: newValue))
      }
    }
  }
}

/// The activity of a responder, which isn't retained.
struct ResponderActivity {
  weak var responder: UIResponder?
  let activity: NSUserActivity
}

extension ViewSystem {
  /// Lets responders update their activities that need to be saved, in the order in which they were set.
  func updateUserActivities() {
    for entry in userActivities where entry.activity.needsSave {
      entry.activity.needsSave = false
      entry.responder?.updateUserActivityState(entry.activity)
    }
  }
}
