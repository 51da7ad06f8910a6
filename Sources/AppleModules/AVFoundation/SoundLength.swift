import Foundation

/// The length of sounds, in seconds, as their headers say it; nil for other formats.
enum SoundLength {
  /// Source: Multimedia Programming Interface and Data Specifications 1.0, "Waveform Audio File Format".
  static func ofWAV(_ data: Data) -> TimeInterval? {
    let bytes = [UInt8](data)
    func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) } }
    func name(_ offset: Int) -> String { String(decoding: bytes[offset..<offset + 4], as: UTF8.self) }
    guard bytes.count >= 12, name(0) == "RIFF", name(8) == "WAVE" else { return nil }
    var offset = 12
    var bytesPerSecond = 0
    while offset + 8 <= bytes.count {
      let (chunk, length) = (name(offset), number(offset + 4))
      if chunk == "fmt ", offset + 20 <= bytes.count { bytesPerSecond = number(offset + 16) }
      if chunk == "data", bytesPerSecond > 0 {
        return TimeInterval(min(length, bytes.count - offset - 8)) / TimeInterval(bytesPerSecond)
      }
      // Chunks begin at even places.
      offset += 8 + length + length % 2
    }
    return nil
  }

  /// Source: ISO/IEC 11172-3, 2.4.1.3, and 13818-3 for lower rates; ID3 tag version 2.4.0, 3.1.
  static func ofMP3(_ data: Data) -> TimeInterval? {
    let bytes = [UInt8](data)
    var offset = 0
    if bytes.starts(with: Array("ID3".utf8)), bytes.count > 10 {
      offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }
    let kilobits = [
      [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
      [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ]
    var seconds: TimeInterval = 0
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] & 0xE6 == 0xE2 {
      let version = Int(bytes[offset + 1] >> 3 & 3)
      let (rate, frequency) = (Int(bytes[offset + 2] >> 4), Int(bytes[offset + 2] >> 2 & 3))
      // Version 3 is MPEG 1, 2 is MPEG 2, and 0 is MPEG 2.5.
      guard version != 1, (1...14).contains(rate), frequency < 3 else { break }
      let hertz = [44_100, 48_000, 32_000][frequency] / [4, 1, 2, 1][version]
      let samples = version == 3 ? 1152 : 576
      let bits = kilobits[version == 3 ? 0 : 1][rate] * 1000
      seconds += TimeInterval(samples) / TimeInterval(hertz)
      offset += samples / 8 * bits / hertz + Int(bytes[offset + 2] >> 1 & 1)
    }
    return seconds > 0 ? seconds : nil
  }
}
