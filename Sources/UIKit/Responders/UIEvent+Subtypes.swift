extension UIEvent {
  /// What exactly an event of a kind is about.
  public enum EventSubtype: Int, Sendable {
    /// There is nothing more to say, as with touches.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Pause what plays, or play what is paused.
    case remoteControlTogglePlayPause = 103
    /// Go on to the next track.
    case remoteControlNextTrack = 104
    /// Go back to the track before.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backwards.
    case remoteControlBeginSeekingBackward = 106
    /// Seek backwards no more.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forwards.
    case remoteControlBeginSeekingForward = 108
    /// Seek forwards no more.
    case remoteControlEndSeekingForward = 109
  }
}
