import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: the pictures at the times of the frames, and the linear courses of the animations.
@MainActor struct LayerFilmTests {
  /// What is animated for a second, and where it is seen.
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var points: [CGPoint]
    var make: @MainActor @Sendable () -> CALayer
    var testDescription: String { name }

    init(_ name: String, _ points: [(CGFloat, CGFloat)], _ make: @MainActor @Sendable @escaping () -> CALayer)
    {
      (self.name, self.make) = (name, make)
      self.points = points.map { CGPoint(x: $0.0, y: $0.1) }
    }
  }

  private static func animate(_ layer: CALayer, _ keyPath: String, from start: Any?, to end: Any?) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
    layer.add(animation, forKey: nil)
  }

  nonisolated static let subjects = [
    Subject("strokeEnd", [(20, 50), (45, 50), (80, 50)]) {
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
      (shape.path, shape.strokeColor, shape.lineWidth) = (path, UIColor.red.cgColor, 10)
      animate(shape, "strokeEnd", from: 0, to: 1)
      return shape
    },
    Subject("locations", [(50, 30), (50, 60), (50, 90)]) {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      animate(gradient, "locations", from: [0, 0.2] as [NSNumber], to: [0.8, 1] as [NSNumber])
      return gradient
    },
    Subject("cornerRadius", [(4, 4), (12, 12), (4, 50)]) {
      let layer = plainLayer()
      layer.addSublayer(plainLayer(.blue))
      layer.masksToBounds = true
      animate(layer, "cornerRadius", from: 0, to: 80)
      return layer
    },
    Subject("zPosition", [(50, 50), (80, 80)]) {
      let layer = plainLayer(nil)
      let back = plainLayer(.blue, CGRect(x: 20, y: 20, width: 80, height: 80))
      layer.addSublayer(back)
      layer.addSublayer(plainLayer(.red, CGRect(x: 0, y: 0, width: 60, height: 60)))
      animate(back, "zPosition", from: -1, to: 1)
      return layer
    },
    Subject("transform", [(10, 50), (30, 5), (75, 50)]) {
      let layer = plainLayer()
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 200
      animate(
        layer,
        "transform",
        from: NSValue(caTransform3D: eye),
        to: NSValue(caTransform3D: CATransform3DRotate(eye, 1.4, 0, 1, 0))
      )
      return layer
    },
    Subject("mask", [(50, 30), (50, 60), (50, 90)]) {
      let layer = plainLayer()
      let mask = CAGradientLayer()
      mask.frame = layer.bounds
      mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      animate(mask, "locations", from: [0, 0.2] as [NSNumber], to: [0.8, 1] as [NSNumber])
      layer.mask = mask
      return layer
    },
    Subject("opacity of a mask", [(50, 50)]) {
      let layer = plainLayer()
      let mask = plainLayer()
      animate(mask, "opacity", from: 1, to: 0)
      layer.mask = mask
      return layer
    },
    Subject("transition", [(10, 50), (50, 50), (90, 50)]) {
      let layer = plainLayer()
      layer.addSublayer(plainLayer(.blue, CGRect(x: 0, y: 0, width: 50, height: 100)))
      let push = CATransition()
      (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
      layer.add(push, forKey: nil)
      layer.sublayers = [plainLayer(.green, CGRect(x: 0, y: 0, width: 50, height: 100))]
      return layer
    },
    Subject("dissolve", [(10, 50), (50, 50), (90, 50)]) {
      let layer = plainLayer(nil)
      layer.addSublayer(plainLayer(.blue, CGRect(x: 0, y: 0, width: 60, height: 100)))
      let fade = CATransition()
      fade.duration = 1
      layer.add(fade, forKey: nil)
      layer.sublayers = [plainLayer(.green, CGRect(x: 40, y: 0, width: 60, height: 100))]
      return layer
    },
    Subject("shadowPath", [(50, 130), (50, 115)]) {
      let layer = plainLayer()
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, .zero)
      let paths = [120, 150].map { CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: $0), transform: nil) }
      animate(layer, "shadowPath", from: paths[0], to: paths[1])
      return layer
    },
  ]

  @Test(arguments: subjects) func everyFrameShowsWhatAPictureShows(_ subject: Subject) throws {
    let simulator = show()
    let sheet = try #require(simulator.device.application.windowsBackToFront.last?.rootViewController?.view)
    simulator.advance(by: 0.1)
    sheet.layer.addSublayer(subject.make())
    let recorder = FilmRecorder(simulator.device, caption: "film")
    var stills = [Picture(of: simulator, caption: "still")]
    for _ in 0..<10 {
      simulator.advance(by: 0.1)
      stills.append(Picture(of: simulator, caption: "still"))
    }
    let film = recorder.finish()
    var distinct: Set<[CGFloat]> = []
    for (index, still) in stills.enumerated() {
      let frame = index * 6
      try #require(frame < film.frameStates.count)
      let shown = FrameColors(film.nodes(at: frame))
      for point in subject.points {
        let expected = still.parts(
          at: CGPoint(x: still.scene.screen.minX + point.x, y: still.scene.screen.minY + point.y)
        )
        distinct.insert(expected)
        let actual = shown.parts(at: point)
        #expect(zip(expected, actual).allSatisfy { abs($0 - $1) < 0.01 }, "\(index) at \(point)")
      }
    }
    // Something changes.
    #expect(distinct.count > 1)
  }

  @Test(arguments: subjects) func theFilmIsAValidFile(_ subject: Subject) throws {
    let simulator = show()
    let sheet = try #require(simulator.device.application.windowsBackToFront.last?.rootViewController?.view)
    sheet.layer.addSublayer(subject.make())
    let recorder = FilmRecorder(simulator.device, caption: "film")
    simulator.advance(by: 1.2)
    let xml = ParsedXML(recorder.finish().svg())
    #expect(xml.error == nil)
    // What is referred to is defined, once.
    let ids = xml.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for reference in xml.attributes.flatMap(\.values) where reference.hasPrefix("url(#") {
      #expect(ids.contains(String(reference.dropFirst(5).dropLast())), "\(reference)")
    }
  }

  /// A rectangle, a rounded one and an outline are different elements, none of which can become another one.
  @Test func aClipThatChangesItsKindIsAMask() throws {
    let simulator = show()
    let sheet = try #require(simulator.device.application.windowsBackToFront.last?.rootViewController?.view)
    let layer = plainLayer()
    layer.addSublayer(plainLayer(.blue))
    layer.masksToBounds = true
    sheet.layer.addSublayer(layer)
    simulator.advance(by: 0.1)
    let recorder = FilmRecorder(simulator.device, caption: "film")
    Self.animate(layer, "cornerRadius", from: 0, to: 80)
    simulator.advance(by: 1.2)
    let xml = ParsedXML(recorder.finish().motion)
    let group = try #require(xml.all("g").first { $0["mask"] != nil })
    #expect(group["clip-path"] == nil)
    // The outlines of all times: rectangles, with growing radii, and paths.
    let start = try #require(xml.elements.firstIndex(of: "mask"))
    let inMask = Set(xml.elements[start...].prefix { $0 != "g" })
    #expect(inMask.isSuperset(of: ["rect", "path"]))
  }

  @Test func theStrokeGrowsEvenly() throws {
    let simulator = show()
    let sheet = try #require(simulator.device.application.windowsBackToFront.last?.rootViewController?.view)
    simulator.advance(by: 0.1)
    let recorder = FilmRecorder(simulator.device, caption: "film")
    sheet.layer.addSublayer(Self.subjects[0].make())
    simulator.advance(by: 1.2)
    let film = recorder.finish()
    for frame in stride(from: 6, to: 60, by: 6) {
      let colors = FrameColors(film.nodes(at: frame))
      let end = try #require((0...100).last { colors.parts(at: CGPoint(x: $0, y: 50))[1] < 0.5 })
      // The animation begins with the next frame at the latest.
      #expect(abs(CGFloat(end) - CGFloat(frame) * 100 / 60) < 3, "\(frame)")
    }
  }
}

/// The colours of a film's frame, in the coordinates of the screen.
@MainActor
private struct FrameColors {
  private let scene: Scene
  private let origin: CGPoint

  init(_ nodes: [SceneNode]) {
    var origin = CGPoint.zero
    for node in nodes where node.key == .screen {
      if case .begin(let group) = node.content { origin = origin.applying(group.transform) }
    }
    self.origin = origin
    scene = Scene(
      size: .zero,
      title: "",
      summary: "",
      screen: .zero,
      nodes: nodes,
      typeface: .helveticaNeue
    )
  }

  func parts(at point: CGPoint) -> [CGFloat] {
    let area = CGRect(x: origin.x + point.x - 0.5, y: origin.y + point.y - 0.5, width: 1, height: 1)
    let pixel = Raster(scene, area, width: 1, height: 1).pixels[0]
    return [pixel.x, pixel.y, pixel.z].map { CGFloat($0) }
  }
}
