import AVFoundation
import Simulator
import Testing
import UIKit

/// Truth: Apple, AVAudioPlayer, and the lengths that the formats of the sounds define.
@MainActor struct AVAudioPlayerTests {
  private final class Listener: AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends += flag ? 1 : 0
    }
  }

  /// Two seconds of mono at 8000 samples a second, 8 bits each, after a chunk of odd length.
  nonisolated private static let wav =
    Data("RIFF".utf8) + little(16_057) + Data("WAVEnote".utf8) + little(3)
    + Data([1, 2, 3, 0]) + Data("fmt ".utf8) + little(16) + Data([1, 0, 1, 0]) + little(8000) + little(8000)
    + Data([1, 0, 8, 0, 0x64, 0x61, 0x74, 0x61]) + little(16_000) + Data(repeating: 128, count: 16_000)

  /// Fifty frames of MPEG 1 layer 3, 128 kbit/s at 44.1 kHz: 417 bytes and 1152 samples each, after a tag of 5 bytes.
  nonisolated private static let mp3 =
    Data("ID3".utf8) + Data([4, 0, 0, 0, 0, 0, 5, 9, 9, 9, 9, 9])
    + (0..<50).reduce(Data()) { data, _ in data + Data([0xFF, 0xFB, 0x90, 0]) + Data(count: 413) }

  nonisolated private static func little(_ number: UInt32) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  @Test func lengthsAreReadFromHeaders() throws {
    #expect(try AVAudioPlayer(data: Self.wav).duration == 2)
    #expect(try abs(AVAudioPlayer(data: Self.mp3).duration - 50 * 1152 / 44_100) < 1e-9)
  }

  @Test(arguments: [
    Data(), Data("RIFF".utf8), wav.prefix(30), Data([0xFF, 0xFB]), Data("hello, world".utf8),
  ])
  func otherDataAreRefused(data: Data) {
    #expect(throws: (any Error).self) { try AVAudioPlayer(data: data) }
  }

  @Test func aFileThatIsMissingIsRefused() {
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such.wav")) }
  }

  @Test func aSoundEndsAfterItsLength() throws {
    let device = Simulator.boot()
    let listener = Listener()
    let player = try AVAudioPlayer(data: Self.wav)
    player.delegate = listener
    #expect(!player.isPlaying)
    #expect(player.play())
    device.advance(by: 1.5)
    #expect(player.isPlaying && abs(player.currentTime - 1.5) < 0.02)
    device.advance(by: 0.6)
    #expect(!player.isPlaying && player.currentTime == 0 && listener.ends == 1)
  }

  @Test func aPausedSoundGoesOnWhereItWas() throws {
    let device = Simulator.boot()
    let listener = Listener()
    let player = try AVAudioPlayer(data: Self.wav)
    player.delegate = listener
    player.play()
    device.advance(by: 1)
    player.pause()
    device.advance(by: 5)
    #expect(!player.isPlaying && abs(player.currentTime - 1) < 0.02 && listener.ends == 0)
    player.play()
    device.advance(by: 0.9)
    #expect(player.isPlaying)
    device.advance(by: 0.2)
    #expect(!player.isPlaying && listener.ends == 1)
  }

  @Test(arguments: [-1, Int.max])
  func loopsThatAreSetWhileASoundIsPlayedCount(_ loops: Int) throws {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    let player = try AVAudioPlayer(data: Self.wav)
    player.play()
    player.numberOfLoops = loops
    player.currentTime = .nan
    device.advance(by: 3)
    #expect(player.isPlaying)
  }

  @Test func loopsRepeatASound() throws {
    let device = Simulator.boot()
    let player = try AVAudioPlayer(data: Self.wav)
    player.numberOfLoops = 1
    player.play()
    device.advance(by: 3)
    #expect(player.isPlaying && abs(player.currentTime - 1) < 0.02)
    device.advance(by: 1.1)
    #expect(!player.isPlaying)
    player.numberOfLoops = -1
    player.play()
    device.advance(by: 60)
    #expect(player.isPlaying)
  }
}
