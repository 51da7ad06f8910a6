/// What an application plays or records, and how that goes with the sounds of others.
///
/// The simulated device is silent: the session keeps what it is told, and every category can be set. Source: Apple,
/// AVAudioSession.
open class AVAudioSession: NSObject {
  /// The session of the application.
  open class func sharedInstance() -> AVAudioSession {
    BootedSystem.current.sharedObject { AVAudioSession() }
  }

  /// The category that was set.
  public private(set) var category = Category.soloAmbient
  /// The mode that was set.
  public private(set) var mode = Mode.default
  /// The options that were set.
  public private(set) var categoryOptions: CategoryOptions = []

  /// Sets the category, the mode and the options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  /// Sets the category and the options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }

  /// Sets the category.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Activates or deactivates the session, which is always possible here.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// The use of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a category from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds that are not essential, and mix with others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that are not essential, and silence others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are essential.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several routes at the same time.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The special purpose of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a mode from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No special purpose.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The audio of a game chat.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Measurements of sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Conversations with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Recording of films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Conversations.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// The options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sounds of others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sounds of others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets with Bluetooth may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used instead of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// The options of an activation.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other applications are told that they may play again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}

/// The type of a media file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type identifier.
  public let rawValue: String
  /// Creates a type from its uniform type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its uniform type identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// AIFF.
  public static let aiff = AVFileType("public.aiff-audio")
  /// Core Audio's own format.
  public static let caf = AVFileType("com.apple.coreaudio-format")
  /// MPEG-4 audio.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType("public.mp3")
  /// MPEG-4.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// WAV.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
}
