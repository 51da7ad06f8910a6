/// Images shown in turn, each for the same time.
@MainActor
struct ImageAnimation {
  let images: [UIImage]
  /// Seconds on the virtual clock.
  let start: TimeInterval
  /// The seconds that all images take once.
  let duration: TimeInterval
  /// 0 repeats indefinitely.
  let repeatCount: Int

  /// Images a second where no duration is given.
  ///
  /// Source: Apple, UIImageView.animationDuration.
  private static let rate: TimeInterval = 30

  /// An animation of one image or more; a duration that is not positive and finite gives each a thirtieth of a
  /// second.
  init(images: [UIImage], start: TimeInterval, duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.start = start
    self.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / Self.rate
    self.repeatCount = max(repeatCount, 0)
  }

  /// When it is over, or nil if never.
  var end: TimeInterval? {
    repeatCount == 0 ? nil : start + duration * TimeInterval(repeatCount)
  }

  /// The image of a moment; the last one once it is over.
  func image(at time: TimeInterval) -> UIImage {
    let rounds = max(time - start, 0) / duration
    if repeatCount > 0 && rounds >= TimeInterval(repeatCount) { return images[images.count - 1] }
    // So short a time for all of them that it cannot be divided.
    guard rounds.isFinite else { return images[0] }
    // A moment that is computed to be a hair before an image's turn belongs to that image.
    let place = (rounds - rounds.rounded(.down)) * TimeInterval(images.count) + Timeline.tolerance
    return images[Int(place) % images.count]
  }
}
