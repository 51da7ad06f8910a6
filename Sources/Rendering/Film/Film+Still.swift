import UIKit

extension Film {
  /// The film on a card; nil for a film of a rotation or of whole screens, whose trail shows the device several times.
  package var cover: Thumbnail? {
    guard MovingItems(self, changes) != nil else { return nil }
    return still.map { .cover($0.scene, isFilm: true) }
  }

  /// The part of its screen that matters, as of a picture; nil if most of the screen matters, and for a film of a rotation.
  package var detail: String? {
    still.flatMap { still in
      let contents = footer(of: [still.frame])
      var scene = still.scene
      scene.nodes += contents.nodes
      let place = CGRect(
        x: area.minX,
        y: area.maxY - footer.height,
        width: area.width,
        height: contents.height
      )
      return ScreenDetail(scene, footer: place)?.svg
    }
  }

  /// One screen with onion skins of moving items, or the last screen at rest; nil for a film of a rotation.
  private var still: (scene: Scene, frame: Int)? {
    guard !frameStates.contains(where: { $0.rotation.quarters > 0 }) else { return nil }
    let things = MovingItems(self, changes)
    let frame = things?.base ?? rests(changes).last ?? 0
    let nodes = things.map { OnionSkinCopies($0, in: self).nodes } ?? nodes(at: frame)
    var screen = CGRect.null
    let parts = FilmFrame(nodes)
    parts.visitLeaves { place, extent in
      if parts.nodes[place].key == SceneKey.glass { screen = extent }
    }
    guard !screen.isNull else { return nil }
    let scene = Scene(
      size: CGSize(width: area.maxX, height: area.maxY),
      title: caption,
      summary: summary,
      screen: screen,
      nodes: nodes,
      typeface: typeface
    )
    return (scene, frame)
  }
}
