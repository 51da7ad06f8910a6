/// The system's types: identifiers, what they conform to, extensions and MIME types.
///
/// Source: Apple, "System-declared uniform type identifiers"; for MIME types the registry of IANA.
enum SystemTypes {
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    /// The name for people.
    let name: String
  }

  /// All types; of several with the same tag the most common one is first.
  static let all: [Entry] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func list(_ part: String) -> [String] { part.split(separator: ",").map(String.init) }
    return Entry(
      identifier: parts[0],
      parents: list(parts[1]),
      extensions: list(parts[2]),
      mimeTypes: list(parts[3]),
      name: parts[4]
    )
  }

  static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.disk-image|public.archive|||disk image
    public.data|public.item|||data
    public.directory|public.item|||directory
    public.folder|public.directory|||folder
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.resolvable||||alias
    public.symlink|public.item,com.apple.resolvable|||symbolic link
    public.executable|public.item|||executable
    com.apple.application|public.executable|||application
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data,public.content|||text
    public.plain-text|public.text|txt,text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.rtf|public.text|rtf|text/rtf,application/rtf|RTF document
    public.html|public.text|html,htm,shtml,shtm|text/html|HTML text
    public.xml|public.text|xml|application/xml,text/xml|XML text
    public.yaml|public.text|yaml,yml|application/x-yaml|YAML document
    public.css|public.text|css|text/css|CSS style sheet
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift||Swift source
    public.c-source|public.source-code|c||C source
    public.c-header|public.source-code|h||C header
    public.objective-c-source|public.source-code|m||Objective-C source
    public.c-plus-plus-source|public.source-code|cp,cpp,cc,cxx,c++||C++ source
    public.script|public.source-code|||script
    com.netscape.javascript-source|public.source-code,public.executable|js,jscript,javascript,mjs|text/javascript,application/javascript|JavaScript
    public.shell-script|public.script|sh,command||shell script
    public.python-script|public.script|py||Python script
    public.ruby-script|public.script|rb,rbw||Ruby script
    public.perl-script|public.script|pl,pm||Perl script
    public.php-script|public.script|php,php3,php4,ph3,ph4,phtml|text/php|PHP script
    public.json|public.text|json|application/json|JSON document
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml,com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package,public.composite-content|rtfd|text/rtfd|rich text document
    com.apple.flat-rtfd|public.data,public.composite-content|||flat RTFD
    public.image|public.data,public.content|||image
    public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg,image/jpg|JPEG image
    public.tiff|public.image|tiff,tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns||Apple icon image
    com.microsoft.bmp|public.image|bmp|image/bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon image
    public.camera-raw-image|public.image|||raw image
    public.svg-image|public.image,public.xml|svg,svgz|image/svg+xml|SVG image
    public.heif|public.image|heif,hif|image/heif|HEIF image
    public.heic|public.heif|heic|image/heic|HEIC image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.apple.live-photo||||live photo
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description-mobile|public.3d-content,public.data|usdz|model/vnd.usdz+zip|USDZ document
    public.audiovisual-content|public.data,public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg,mpeg,mpe,m75,m15|video/mpeg|MPEG movie
    public.mpeg-4|public.movie|mp4,mpg4|video/mp4|MPEG-4 movie
    public.avi|public.movie|avi|video/avi,video/msvideo|AVI movie
    public.mp3|public.audio|mp3,mpga|audio/mpeg,audio/mp3|MP3 audio
    public.mpeg-4-audio|public.audio,public.mpeg-4|m4a,mp4|audio/mp4,audio/x-m4a|MPEG-4 audio
    com.microsoft.waveform-audio|public.audio|wav,wave|audio/vnd.wave,audio/wav|Waveform audio
    public.aiff-audio|public.audio|aiff,aif|audio/aiff|AIFF audio
    public.midi-audio|public.audio|midi,mid|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text,public.playlist|m3u|audio/mpegurl|M3U playlist
    public.archive|public.data|||archive
    org.gnu.gnu-zip-archive|public.data,public.archive|gz,gzip|application/gzip|GZip archive
    public.bzip2-archive|public.data,public.archive|bz2|application/x-bzip2|Bzip2 archive
    public.zip-archive|public.data,public.archive|zip|application/zip|ZIP archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database|public.data|||database
    public.message|public.data|||message
    public.contact|public.data|||contact
    public.vcard|public.text,public.contact|vcf,vcard|text/vcard|vCard
    public.calendar-event||||calendar event
    public.email-message|public.message|eml|message/rfc822|email message
    com.apple.internet-location|public.data|||internet location
    public.bookmark||||bookmark
    public.font|public.data|||font
    org.idpf.epub-container|public.data,public.composite-content|epub|application/epub+zip|EPUB document
    public.log|public.plain-text|log||log file
    """
}

extension UTType {
  /// Creates one of the system's types.
  private init(system identifier: String) {
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// The type "public.item".
  public static let item = UTType(system: "public.item")
  /// The type "public.content".
  public static let content = UTType(system: "public.content")
  /// The type "public.composite-content".
  public static let compositeContent = UTType(system: "public.composite-content")
  /// The type "public.disk-image".
  public static let diskImage = UTType(system: "public.disk-image")
  /// The type "public.data".
  public static let data = UTType(system: "public.data")
  /// The type "public.directory".
  public static let directory = UTType(system: "public.directory")
  /// The type "public.folder".
  public static let folder = UTType(system: "public.folder")
  /// The type "com.apple.package".
  public static let package = UTType(system: "com.apple.package")
  /// The type "com.apple.bundle".
  public static let bundle = UTType(system: "com.apple.bundle")
  /// The type "com.apple.resolvable".
  public static let resolvable = UTType(system: "com.apple.resolvable")
  /// The type "public.symlink".
  public static let symbolicLink = UTType(system: "public.symlink")
  /// The type "public.executable".
  public static let executable = UTType(system: "public.executable")
  /// The type "com.apple.application".
  public static let application = UTType(system: "com.apple.application")
  /// The type "public.url".
  public static let url = UTType(system: "public.url")
  /// The type "public.file-url".
  public static let fileURL = UTType(system: "public.file-url")
  /// The type "public.text".
  public static let text = UTType(system: "public.text")
  /// The type "public.plain-text".
  public static let plainText = UTType(system: "public.plain-text")
  /// The type "public.utf8-plain-text".
  public static let utf8PlainText = UTType(system: "public.utf8-plain-text")
  /// The type "public.utf16-plain-text".
  public static let utf16PlainText = UTType(system: "public.utf16-plain-text")
  /// The type "public.delimited-values-text".
  public static let delimitedText = UTType(system: "public.delimited-values-text")
  /// The type "public.comma-separated-values-text".
  public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
  /// The type "public.tab-separated-values-text".
  public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
  /// The type "public.rtf".
  public static let rtf = UTType(system: "public.rtf")
  /// The type "public.html".
  public static let html = UTType(system: "public.html")
  /// The type "public.xml".
  public static let xml = UTType(system: "public.xml")
  /// The type "public.yaml".
  public static let yaml = UTType(system: "public.yaml")
  /// The type "public.css".
  public static let css = UTType(system: "public.css")
  /// The type "public.source-code".
  public static let sourceCode = UTType(system: "public.source-code")
  /// The type "public.swift-source".
  public static let swiftSource = UTType(system: "public.swift-source")
  /// The type "public.c-source".
  public static let cSource = UTType(system: "public.c-source")
  /// The type "public.c-header".
  public static let cHeader = UTType(system: "public.c-header")
  /// The type "public.objective-c-source".
  public static let objectiveCSource = UTType(system: "public.objective-c-source")
  /// The type "public.c-plus-plus-source".
  public static let cPlusPlusSource = UTType(system: "public.c-plus-plus-source")
  /// The type "public.script".
  public static let script = UTType(system: "public.script")
  /// The type "com.netscape.javascript-source".
  public static let javaScript = UTType(system: "com.netscape.javascript-source")
  /// The type "public.shell-script".
  public static let shellScript = UTType(system: "public.shell-script")
  /// The type "public.python-script".
  public static let pythonScript = UTType(system: "public.python-script")
  /// The type "public.ruby-script".
  public static let rubyScript = UTType(system: "public.ruby-script")
  /// The type "public.perl-script".
  public static let perlScript = UTType(system: "public.perl-script")
  /// The type "public.php-script".
  public static let phpScript = UTType(system: "public.php-script")
  /// The type "public.json".
  public static let json = UTType(system: "public.json")
  /// The type "com.apple.property-list".
  public static let propertyList = UTType(system: "com.apple.property-list")
  /// The type "com.apple.xml-property-list".
  public static let xmlPropertyList = UTType(system: "com.apple.xml-property-list")
  /// The type "com.apple.binary-property-list".
  public static let binaryPropertyList = UTType(system: "com.apple.binary-property-list")
  /// The type "com.adobe.pdf".
  public static let pdf = UTType(system: "com.adobe.pdf")
  /// The type "com.apple.rtfd".
  public static let rtfd = UTType(system: "com.apple.rtfd")
  /// The type "com.apple.flat-rtfd".
  public static let flatRTFD = UTType(system: "com.apple.flat-rtfd")
  /// The type "public.image".
  public static let image = UTType(system: "public.image")
  /// The type "public.jpeg".
  public static let jpeg = UTType(system: "public.jpeg")
  /// The type "public.tiff".
  public static let tiff = UTType(system: "public.tiff")
  /// The type "com.compuserve.gif".
  public static let gif = UTType(system: "com.compuserve.gif")
  /// The type "public.png".
  public static let png = UTType(system: "public.png")
  /// The type "com.apple.icns".
  public static let icns = UTType(system: "com.apple.icns")
  /// The type "com.microsoft.bmp".
  public static let bmp = UTType(system: "com.microsoft.bmp")
  /// The type "com.microsoft.ico".
  public static let ico = UTType(system: "com.microsoft.ico")
  /// The type "public.camera-raw-image".
  public static let rawImage = UTType(system: "public.camera-raw-image")
  /// The type "public.svg-image".
  public static let svg = UTType(system: "public.svg-image")
  /// The type "public.heif".
  public static let heif = UTType(system: "public.heif")
  /// The type "public.heic".
  public static let heic = UTType(system: "public.heic")
  /// The type "org.webmproject.webp".
  public static let webP = UTType(system: "org.webmproject.webp")
  /// The type "com.apple.live-photo".
  public static let livePhoto = UTType(system: "com.apple.live-photo")
  /// The type "public.3d-content".
  public static let threeDContent = UTType(system: "public.3d-content")
  /// The type "com.pixar.universal-scene-description-mobile".
  public static let usdz = UTType(system: "com.pixar.universal-scene-description-mobile")
  /// The type "public.audiovisual-content".
  public static let audiovisualContent = UTType(system: "public.audiovisual-content")
  /// The type "public.movie".
  public static let movie = UTType(system: "public.movie")
  /// The type "public.video".
  public static let video = UTType(system: "public.video")
  /// The type "public.audio".
  public static let audio = UTType(system: "public.audio")
  /// The type "com.apple.quicktime-movie".
  public static let quickTimeMovie = UTType(system: "com.apple.quicktime-movie")
  /// The type "public.mpeg".
  public static let mpeg = UTType(system: "public.mpeg")
  /// The type "public.mpeg-4".
  public static let mpeg4Movie = UTType(system: "public.mpeg-4")
  /// The type "public.avi".
  public static let avi = UTType(system: "public.avi")
  /// The type "public.mp3".
  public static let mp3 = UTType(system: "public.mp3")
  /// The type "public.mpeg-4-audio".
  public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
  /// The type "com.microsoft.waveform-audio".
  public static let wav = UTType(system: "com.microsoft.waveform-audio")
  /// The type "public.aiff-audio".
  public static let aiff = UTType(system: "public.aiff-audio")
  /// The type "public.midi-audio".
  public static let midi = UTType(system: "public.midi-audio")
  /// The type "public.playlist".
  public static let playlist = UTType(system: "public.playlist")
  /// The type "public.m3u-playlist".
  public static let m3uPlaylist = UTType(system: "public.m3u-playlist")
  /// The type "public.archive".
  public static let archive = UTType(system: "public.archive")
  /// The type "org.gnu.gnu-zip-archive".
  public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
  /// The type "public.bzip2-archive".
  public static let bz2 = UTType(system: "public.bzip2-archive")
  /// The type "public.zip-archive".
  public static let zip = UTType(system: "public.zip-archive")
  /// The type "public.spreadsheet".
  public static let spreadsheet = UTType(system: "public.spreadsheet")
  /// The type "public.presentation".
  public static let presentation = UTType(system: "public.presentation")
  /// The type "public.database".
  public static let database = UTType(system: "public.database")
  /// The type "public.message".
  public static let message = UTType(system: "public.message")
  /// The type "public.contact".
  public static let contact = UTType(system: "public.contact")
  /// The type "public.vcard".
  public static let vCard = UTType(system: "public.vcard")
  /// The type "public.calendar-event".
  public static let calendarEvent = UTType(system: "public.calendar-event")
  /// The type "public.email-message".
  public static let emailMessage = UTType(system: "public.email-message")
  /// The type "com.apple.internet-location".
  public static let internetLocation = UTType(system: "com.apple.internet-location")
  /// The type "public.bookmark".
  public static let bookmark = UTType(system: "public.bookmark")
  /// The type "public.font".
  public static let font = UTType(system: "public.font")
  /// The type "org.idpf.epub-container".
  public static let epub = UTType(system: "org.idpf.epub-container")
  /// The type "public.log".
  public static let log = UTType(system: "public.log")
}
