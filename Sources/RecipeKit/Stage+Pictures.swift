import LessonPictures
import Rendering
import UIKit

extension Stage {
  /// Takes a picture of the device that was booted last.
  ///
  /// Pictures are drawn only on request; the script can't observe that.
  ///
  /// - Parameters:
  ///   - name: the picture's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what the picture shows, in a few words.
  ///   - annotations: the annotations over the screen, such as `.touches`.
  public func picture(_ name: String, caption: String, showing annotations: [Annotation] = []) {
    let device = SimulatedDevice.current
    device.finishPass()
    let since = timeOfLastSnapshot(of: device)
    recordSnapshotTime(of: device)
    report(name, caption) { title in
      Picture(of: device, caption: title, showing: annotations, since: since)
    } tree: { title in
      ViewTree(of: device, caption: title).text
    }
  }

  /// Draws a storyboard that the application contains: its scenes, and segues as labelled arrows.
  ///
  /// Only the right way's is drawn: in wrong ways the classes have other names, which would count as a difference.
  ///
  /// - Parameters:
  ///   - name: the picture's name, unique within the script: lower-case words joined by hyphens.
  ///   - storyboard: the name by which the application loads it.
  ///   - caption: what the picture shows, in a few words.
  public func picture(_ name: String, ofStoryboard storyboard: String, caption: String) {
    guard wrongWay == nil else { return }
    let storyboard = UIStoryboard(name: storyboard, bundle: nil)
    report(name, caption, isDrawing: true) { title in
      Picture(of: storyboard, caption: title)
    } tree: { title in
      title + "\n" + storyboard.outline.text
    }
  }

  /// Draws a picture in the requested forms, and reports it.
  private func report(
    _ name: String,
    _ caption: String,
    isDrawing: Bool? = nil,
    picture: (String) -> Picture,
    tree: (String) -> String
  ) {
    var record = SnapshotRecord(name: name, caption: caption, isDrawing: isDrawing)
    let forms = forms(ofSnapshotInRightWay: rightWaySnapshots?.pictures[name] != nil)
    if let forms, forms.own.drawsPictures || forms.compares {
      let pictures = forms.own
      let picture = picture(title(caption))
      if pictures.contains(.svg) { record.svg = picture.svg }
      if pictures.contains(.tile) { record.tile = picture.tile() }
      if pictures.contains(.cover) { record.cover = SnapshotRecord.Cover(picture.cover) }
      if pictures.contains(.detail) { record.detail = picture.detail }
      if pictures.contains(.first) { record.first = picture.withoutAnnotations() }
      if let terminal = pictures.terminal {
        record.terminal = picture.terminal(
          columns: terminal.columns,
          colors: terminal.colors,
          croppedToRows: terminal.rows
        )
      }
      if forms.compares { record.beside = compare(picture, name, caption) }
    }
    if forms?.own.contains(.tree) == true { record.tree = tree(title(caption)) }
    report(.snapshot(record))
  }

  /// Films the device that was booted last while a closure acts and time passes.
  ///
  /// Films are drawn only on request; the script can't observe that.
  ///
  /// - Parameters:
  ///   - name: the film's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what the film shows, in a few words.
  ///   - seconds: the length in virtual seconds; the time that the closure leaves passes after it.
  ///   - annotations: the annotations over the screen, such as `.touches`.
  ///   - act: the action, such as a rotation of the device or a tap.
  public func film(
    _ name: String,
    caption: String,
    seconds: Double,
    showing annotations: [Annotation] = [],
    _ act: @MainActor () throws -> Void
  ) rethrows {
    let device = SimulatedDevice.current
    device.finishPass()
    let start = device.timeline.now
    let forms = forms(ofSnapshotInRightWay: rightWaySnapshots?.films[name] != nil)
    let isDrawn = forms.map { $0.own.drawsFilms || $0.compares } == true
    let recorder = isDrawn ? FilmRecorder(device, caption: title(caption), showing: annotations) : nil
    let tree = forms?.own.contains(.tree) == true ? FilmTree(device, caption: title(caption)) : nil
    do {
      try act()
      device.advance(by: start + seconds - device.timeline.now)
    } catch {
      _ = recorder?.finish()
      throw error
    }
    var record = SnapshotRecord(name: name, caption: caption, seconds: device.timeline.now - start)
    if let forms, let film = recorder?.finish() {
      let pictures = forms.own
      if pictures.contains(.svg) { record.svg = film.svg(start: pictures.start) }
      if pictures.contains(.cover) { record.cover = film.cover.map { SnapshotRecord.Cover($0) } }
      if pictures.contains(.detail) { record.detail = film.detail }
      if pictures.contains(.strip) { record.strip = film.strip() }
      if pictures.contains(.trail) { record.trail = film.trail() }
      if pictures.contains(.first) { record.first = film.first() }
      if forms.compares { record.beside = compare(film, name, caption) }
    }
    record.tree = tree?.finish()
    recordSnapshotTime(of: device)
    report(.snapshot(record))
  }

  /// The virtual time of the previous picture or film on this device, in seconds.
  private func timeOfLastSnapshot(of device: SimulatedDevice) -> TimeInterval {
    snapshotDevice === device ? snapshotTime : 0
  }

  /// Makes the next picture show touches from now on.
  private func recordSnapshotTime(of device: SimulatedDevice) {
    (snapshotDevice, snapshotTime) = (device, device.timeline.now)
  }

  /// Adds what went wrong to a caption, because a picture may be shown on its own.
  private func title(_ caption: String) -> String {
    wrongWay.map { "\(caption) (wrong way: \($0.name))" } ?? caption
  }

  /// The requested forms of a picture or film, and whether it is compared with the right way's; nil if
  /// nothing is needed.
  ///
  /// If the number of comparisons is limited, compared pictures need no forms of their own.
  private func forms(ofSnapshotInRightWay isKnown: Bool) -> (own: PictureOptions, compares: Bool)? {
    guard let pictures else { return nil }
    guard let most = pictures.comparisonLimit, wrongWay != nil else {
      return (pictures, pictures.needsComparisons)
    }
    if isKnown { return (PictureOptions(), true) }
    guard drawnWeights.count < most else { return nil }
    drawnWeights.append(Self.uncomparedWeight)
    return (pictures, false)
  }

  /// The weight of a picture that can't be compared.
  private static let uncomparedWeight = 500

  /// Whether a picture that differs is drawn: as long as there are fewer than the limit, or if it differs more than
  /// one of them.
  private func isDrawn(weighing weight: Int) -> Bool {
    guard let most = pictures?.comparisonLimit else { return true }
    if drawnWeights.count >= most {
      guard let least = drawnWeights.indices.min(by: { drawnWeights[$0] < drawnWeights[$1] }),
        drawnWeights[least] < weight
      else { return false }
      drawnWeights.remove(at: least)
    }
    drawnWeights.append(weight)
    return true
  }

  // MARK: Beside the right way

  /// Stores a picture of the right way, or compares a wrong way's picture with it.
  private func compare(_ picture: Picture, _ name: String, _ caption: String) -> ComparisonRecord? {
    guard let pictures, pictures.needsComparisons, let rightWaySnapshots else { return nil }
    guard let wrongWay else {
      rightWaySnapshots.pictures[name] = picture
      return nil
    }
    guard let right = rightWaySnapshots.pictures[name] else { return nil }
    let comparison = PictureComparison(right, picture, text(caption, wrongWay))
    var record = ComparisonRecord(
      differs: comparison.differs,
      words: comparison.words,
      weight: comparison.weight,
      beginsAlike: comparison.weight == 0
    )
    if comparison.differs, pictures.contains(.beside), isDrawn(weighing: comparison.weight) {
      record.svg = comparison.svg
    }
    return record
  }

  private func text(_ caption: String, _ wrongWay: Lesson.Mistake) -> ComparisonText {
    ComparisonText(caption: caption, wrongWay: wrongWay.name, mistake: wrongWay.words)
  }

  /// Stores a film of the right way, or compares a wrong way's film with it.
  private func compare(_ film: Film, _ name: String, _ caption: String) -> ComparisonRecord? {
    guard let pictures, pictures.needsComparisons, let rightWaySnapshots else { return nil }
    guard let wrongWay else {
      rightWaySnapshots.films[name] = film
      return nil
    }
    guard let right = rightWaySnapshots.films[name] else { return nil }
    let comparison = FilmComparison(right, film, text(caption, wrongWay))
    var record = ComparisonRecord(
      differs: comparison.differs,
      words: comparison.words,
      weight: comparison.weight,
      beginsAlike: comparison.beginsAlike
    )
    if comparison.differs, pictures.contains(.beside), isDrawn(weighing: comparison.weight) {
      record.svg = comparison.svg(start: pictures.start)
      if pictures.contains(.strip) { record.strip = comparison.strip() }
    }
    return record
  }
}

extension SnapshotRecord.Cover {
  fileprivate init(_ thumbnail: Thumbnail) { self.init(svg: thumbnail.svg(), share: Double(thumbnail.share)) }
}
