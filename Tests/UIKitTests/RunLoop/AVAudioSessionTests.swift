import AVFoundation
import Simulator
import Testing
import UIKit

/// Truth: Apple, AVAudioSession: one session for an application, at first in the category solo ambient.
@MainActor struct AVAudioSessionTests {
  @Test func theSessionKeepsWhatItIsTold() throws {
    _ = Simulator.boot()
    let session = AVAudioSession.sharedInstance()
    #expect(session.category == .soloAmbient && session.mode == .default)
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    try session.setActive(true)
    #expect(AVAudioSession.sharedInstance() === session)
    #expect(session.category.rawValue == "AVAudioSessionCategoryPlayback")
    #expect(session.mode == .moviePlayback && session.categoryOptions == .mixWithOthers)
    #expect(AVFileType.mp3.rawValue == "public.mp3")
  }

  @Test func anotherDeviceHasAnotherSession() throws {
    _ = Simulator.boot()
    try AVAudioSession.sharedInstance().setCategory(.record)
    _ = Simulator.boot()
    #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
  }
}
