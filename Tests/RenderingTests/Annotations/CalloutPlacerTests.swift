import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: the placer's rule: within the bounds, off what is named and off each other, off what others name where that
/// is possible, and as near as possible; below, above, right, left.
struct CalloutPlacerTests {
  private let placer = CalloutPlacer(bounds: CGRect(x: 0, y: 0, width: 320, height: 480), gap: 6)

  private func request(_ target: CGRect, width: CGFloat = 80) -> CalloutPlacer.Request {
    CalloutPlacer.Request(size: CGSize(width: width, height: 18), target: target)
  }

  @Test func wordsStandBelowWhatTheyNameWhereThereIsRoom() {
    let places = placer.frames(for: [request(CGRect(x: 100, y: 100, width: 100, height: 50))])
    #expect(places == [CGRect(x: 110, y: 153, width: 80, height: 18)])
  }

  @Test(
    arguments: [
      // At the bottom they stand above, at the left edge they are moved along it, between top and bottom beside.
      (CGRect(x: 100, y: 440, width: 100, height: 40), CGRect(x: 110, y: 419, width: 80, height: 18)),
      (CGRect(x: 0, y: 100, width: 20, height: 20), CGRect(x: 0, y: 123, width: 80, height: 18)),
      (CGRect(x: 0, y: 0, width: 100, height: 480), CGRect(x: 103, y: 231, width: 80, height: 18)),
      (CGRect(x: 220, y: 0, width: 100, height: 480), CGRect(x: 137, y: 231, width: 80, height: 18)),
    ]
  )
  func wordsStandWhereTheBoundsLetThem(target: CGRect, place: CGRect) {
    #expect(placer.frames(for: [request(target)]) == [place])
  }

  @Test func whatFillsTheBoundsCantBeNamedBesideIt() {
    #expect(placer.frames(for: [request(CGRect(x: 0, y: 0, width: 320, height: 480))]) == [nil])
    #expect(placer.frames(for: [request(CGRect(x: 100, y: 100, width: 10, height: 10), width: 400)]) == [nil])
  }

  @Test func manyCalloutsCoverNeitherEachOtherNorWhatTheyName() {
    let requests = (0..<40).map { index in
      request(
        CGRect(x: CGFloat(index % 5) * 60 + 10, y: CGFloat(index / 5) * 56 + 10, width: 30, height: 20),
        width: 50
      )
    }
    let places = placer.frames(for: requests)
    for (request, place) in zip(requests, places) {
      guard let place else { continue }
      #expect(placer.bounds.contains(place))
      #expect(place.intersection(request.target).isEmpty)
    }
    let found = places.compactMap { $0 }
    #expect(found.count == 40)
    for (index, place) in found.enumerated() {
      #expect(found[(index + 1)...].allSatisfy { $0.intersection(place).isEmpty })
    }
  }

  @Test func wordsLeaveWhatOthersNameFreeWhereTheyCan() {
    // Below the first thing lies the second, so its words stand above.
    let first = CGRect(x: 100, y: 100, width: 80, height: 20)
    let second = CGRect(x: 100, y: 122, width: 80, height: 40)
    let places = placer.frames(for: [request(first), request(second)])
    #expect(places[0] == CGRect(x: 100, y: 79, width: 80, height: 18))
  }

  @Test func wordsKeepClearOfTextsWhereTheyCan() {
    let target = CGRect(x: 100, y: 100, width: 100, height: 50)
    let below = CGRect(x: 110, y: 150, width: 80, height: 30)
    #expect(
      placer.frames(for: [request(target)], keepingClearOf: [below])
        == [CGRect(x: 110, y: 79, width: 80, height: 18)]
    )
    // Where words stand everywhere, the nearest place is as good as any.
    #expect(
      placer.frames(for: [request(target)], keepingClearOf: [placer.bounds])
        == [CGRect(x: 110, y: 153, width: 80, height: 18)]
    )
  }

  @Test func wordsStandInAnOutlineBeforeTheyCoverSomethingElse() {
    let outline = CGRect(x: 20, y: 0, width: 200, height: 480)
    let request = CalloutPlacer.Request(
      size: CGSize(width: 80, height: 18),
      target: outline,
      room: outline
    )
    #expect(placer.frames(for: [request])[0]?.minX == 223)
    let beside = CGRect(x: 220, y: 0, width: 100, height: 480)
    #expect(
      placer.frames(for: [request], keepingClearOf: [beside])
        == [CGRect(x: 80, y: 459, width: 80, height: 18)]
    )
  }

  @Test func wordsStandInTheirOutlineRatherThanOffACornerBesideANeighbor() {
    // Two rows of three, as close as buttons are: there is room off corners, but it is the neighbours' as well.
    let outlines = (0..<6).map { index in
      CGRect(x: CGFloat(index % 3) * 104 + 6, y: CGFloat(index / 3) * 150 + 30, width: 90, height: 140)
    }
    let requests = outlines.map { outline in
      CalloutPlacer.Request(size: CGSize(width: 80, height: 18), target: outline, room: outline)
    }
    for (outline, place) in zip(outlines, placer.frames(for: requests)) {
      let middle = place?.midX ?? 0
      #expect(outline.minX < middle && middle < outline.maxX, "\(outline) \(String(describing: place))")
    }
  }

  @Test func aNumberStandsOnItsOutlineAndOffWords() {
    let outline = CGRect(x: 40, y: 60, width: 200, height: 300)
    let size = CGSize(width: 20, height: 18)
    let request = CalloutPlacer.Request(size: size, target: outline, isNumber: true)
    let corner = CGRect(x: 30, y: 51, width: 20, height: 18)
    #expect(placer.frames(for: [request]) == [corner])
    // Outlines of one place have their numbers in a row.
    #expect(placer.frames(for: [request, request]) == [corner, corner.offsetBy(dx: 23, dy: 0)])
    let words = CGRect(x: 0, y: 50, width: 320, height: 20)
    #expect(placer.frames(for: [request], keepingClearOf: [words]) == [corner.offsetBy(dx: 0, dy: 21)])
  }
}
