// Foundation as UIKit has it, with the device's clock and the application's resources.
@_exported import UIKit

/// Plays a sound of a file or of memory: silently, for its length by the device's clock.
///
/// WAV and MP3 can be played; their length is read from their headers. Source: Apple, AVAudioPlayer.
open class AVAudioPlayer: NSObject {
  /// What is told that a sound has ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for a sound in memory.
  public let url: URL?
  /// The sound in memory; nil for a file.
  public let data: Data?
  /// The length of the sound, in seconds.
  public let duration: TimeInterval
  /// How often the sound is repeated after it was played; a negative number stands for no end.
  open var numberOfLoops = 0 {
    didSet {
      guard isPlaying else { return }
      pausedTime = currentTime
      start()
    }
  }
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// Whether the sound is being played.
  public private(set) var isPlaying = false

  /// The time at which it would have begun, had it been played from 0 without a pause.
  private var begin: TimeInterval = 0
  private var pausedTime: TimeInterval = 0
  /// Counts how often it was started or stopped: an end that was planned before is none.
  private var changes = 0

  /// Creates a player for a file; throws if it can't be read or played.
  public convenience init(contentsOf url: URL) throws {
    try self.init(url: url, data: nil, sound: Data(contentsOf: url))
  }

  /// Creates a player for a file; throws if it can't be read or played.
  ///
  /// The format is read from the file.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player for a sound in memory; throws if it can't be played.
  public convenience init(data: Data) throws {
    try self.init(url: nil, data: data, sound: data)
  }

  /// Creates a player for a sound in memory; throws if it can't be played.
  ///
  /// The format is read from the data.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  private init(url: URL?, data: Data?, sound: Data) throws {
    guard let duration = SoundLength.ofWAV(sound) ?? SoundLength.ofMP3(sound) else {
      // kAudioFileUnsupportedFileTypeError, 'typ?'.
      throw NSError(domain: "NSOSStatusErrorDomain", code: 0x7479_703F)
    }
    self.url = url
    self.data = data
    self.duration = duration
    super.init()
  }

  /// The place in the sound, in seconds.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying, duration > 0 else { return pausedTime }
      return (CACurrentMediaTime() - begin).truncatingRemainder(dividingBy: duration)
    }
    set {
      guard !newValue.isNaN else { return }
      pausedTime = min(max(newValue, 0), duration)
      if isPlaying { start() }
    }
  }

  /// Gets ready to play without a delay, which is always so.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays the sound from where it was stopped, and at its end from its beginning.
  @discardableResult
  open func play() -> Bool {
    if !isPlaying { start() }
    return true
  }

  /// Stops, and stays where it is.
  open func pause() {
    pausedTime = currentTime
    isPlaying = false
    changes += 1
  }

  /// Stops, and stays where it is.
  open func stop() { pause() }

  private func start() {
    isPlaying = true
    begin = CACurrentMediaTime() - pausedTime
    changes += 1
    guard numberOfLoops >= 0 else { return }
    let rest = duration * (TimeInterval(numberOfLoops) + 1) - pausedTime
    let change = changes
    // The main queue is the device's, whose thread uses the player.
    nonisolated(unsafe) weak let player = self
    DispatchQueue.main.asyncAfter(deadline: .now() + rest) { player?.end(change) }
  }

  private func end(_ change: Int) {
    guard isPlaying, change == changes else { return }
    isPlaying = false
    pausedTime = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// What an audio player tells.
///
/// Both methods are optional.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has ended; not called if it was stopped.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound could not be decoded, which doesn't happen here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
