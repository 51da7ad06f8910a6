import UIKit

/// Generates cases of dynamics.
@MainActor
enum DynamicsCaseMaker {
  static func steps(_ random: inout SeededGenerator) -> [DynamicsStep] {
    if random.chance(0.1) { return held(&random) }
    return random.chance(0.5) ? room(&random) : wild(&random)
  }

  // MARK: Held items

  /// Items that are held at a point, dragged and thrown, with chains of other items attached.
  private static func held(_ random: inout SeededGenerator) -> [DynamicsStep] {
    var steps: [DynamicsStep] = [.room(CGSize(width: 320, height: 568), origin: .zero, transform: .identity)]
    let count = random.integer(1...5)
    for number in 0..<count {
      let size = CGSize(width: random.number(20...80), height: random.number(20...80))
      steps.append(
        .item(
          number,
          center: CGPoint(x: 160, y: 284),
          size: size,
          angle: random.chance(0.5) ? 0 : random.number(-3.2...3.2),
          .rectangle,
          nested: nil
        )
      )
    }
    if random.chance(0.5) {
      let density = random.magnitude(0.1...10)
      steps.append(.material(Array(0..<count), elasticity: 0.2, friction: 0.2, density: density))
    }
    if random.chance(0.5) { steps.append(.gravity(vector(&random, 2))) }
    for number in 1..<max(1, count) {
      steps.append(
        .join(
          number,
          at: grip(&random),
          to: number - 1,
          otherAt: grip(&random),
          length: shortLength(&random)
        )
      )
    }
    if random.chance(0.5) {
      let number = random.integer(0...(count - 1))
      steps.append(.velocity(number, vector(&random, 500), spin: random.number(-5...5)))
    }
    steps.append(
      .hold(
        0,
        at: grip(&random),
        length: shortLength(&random),
        moving: vector(&random, 10),
        frames: random.integer(1...40)
      )
    )
    steps.append(.frames(random.integer(40...120)))
    return steps
  }

  /// A random point of an item for a finger.
  private static func grip(_ random: inout SeededGenerator) -> UIOffset {
    random.chance(0.3)
      ? UIOffset() : UIOffset(horizontal: random.number(-40...40), vertical: random.number(-40...40))
  }

  private static func shortLength(_ random: inout SeededGenerator) -> CGFloat {
    random.chance(0.4) ? 0 : random.magnitude(1e-6...10)
  }

  // MARK: Rooms

  /// A closed room in which only gravity and pushes act on the items, which must stay inside.
  private static func room(_ random: inout SeededGenerator) -> [DynamicsStep] {
    let size = CGSize(width: random.number(150...700), height: random.number(150...700))
    var steps: [DynamicsStep] = [
      .room(size, origin: random.chance(0.8) ? .zero : vector(&random, 500), transform: .identity)
    ]
    let count = random.chance(0.4) ? 1 : random.integer(2...40)
    var area = size.width * size.height * 0.4
    let pile = random.chance(0.1) ? inside(&random, size, 0.3) : nil
    var numbers: [Int] = []
    for number in 0..<count {
      let item = itemSize(&random, within: size)
      guard item.width * item.height <= area else { continue }
      area -= item.width * item.height
      let margin = (item.width * item.width + item.height * item.height).squareRoot() / 2
      guard 2 * margin < min(size.width, size.height) else { continue }
      let center = CGPoint(
        x: random.number(margin...(size.width - margin)),
        y: random.number(margin...(size.height - margin))
      )
      numbers.append(number)
      steps.append(
        .item(
          number,
          center: pile ?? center,
          size: item,
          angle: random.chance(0.5) ? 0 : random.number(-3.2...3.2),
          random.chance(0.8) ? .rectangle : random.one(of: [.ellipse, .triangle]),
          nested: nil
        )
      )
    }
    let isBouncy = random.chance(0.4)
    let groups = random.chance(0.5) ? [numbers] : numbers.map { [$0] }
    for group in groups { steps.append(material(&random, group, isBouncy)) }
    steps.append(.collide(items: random.chance(0.8), bounds: true, insets: .zero))
    let fastest = random.chance(0.5) ? 1_000 : random.one(of: [10_000, 100_000.0])
    for number in numbers where random.chance(0.8) {
      steps.append(
        .velocity(number, vector(&random, fastest / 2.0.squareRoot()), spin: random.number(-10...10))
      )
    }
    if random.chance(0.5) { steps.append(.gravity(vector(&random, 2))) }
    if random.chance(0.2), let number = numbers.first { steps.append(push(&random, number, 5)) }
    steps.append(.frames(random.integer(30...180)))
    return steps
  }

  private static func itemSize(_ random: inout SeededGenerator, within room: CGSize) -> CGSize {
    switch random.integer(0...9) {
    case 0...5: CGSize(width: random.number(20...80), height: random.number(20...80))
    case 6: CGSize(width: random.number(2...8), height: random.number(2...8))
    case 7: CGSize(width: random.number(2...6), height: random.number(40...min(200, room.height * 0.9)))
    case 8: CGSize(width: random.number(40...min(200, room.width * 0.9)), height: random.number(2...6))
    default: CGSize(width: random.number(60...150), height: random.number(60...150))
    }
  }

  private static func material(_ random: inout SeededGenerator, _ group: [Int], _ isBouncy: Bool)
    -> DynamicsStep
  {
    .material(
      group,
      elasticity: isBouncy ? 1 : random.number(0...0.99),
      friction: random.chance(0.4) ? 0 : random.number(0...1),
      density: random.chance(0.5) ? 1 : random.magnitude(0.01...100)
    )
  }

  // MARK: Arbitrary cases

  /// Arbitrary finite values.
  private static func wild(_ random: inout SeededGenerator) -> [DynamicsStep] {
    let size = CGSize(width: random.number(50...1_000), height: random.number(50...1_000))
    var steps: [DynamicsStep] = [
      .room(size, origin: vector(&random, 300), transform: transform(&random))
    ]
    let count = random.integer(1...12)
    let pile = random.chance(0.2) ? inside(&random, size, 0) : nil
    for number in 0..<count {
      let item =
        random.chance(0.1)
        ? CGSize(width: finite(&random), height: finite(&random)) : itemSize(&random, within: size)
      steps.append(
        .item(
          number,
          center: pile ?? (random.chance(0.95) ? inside(&random, size, 0) : vector(&random, finite(&random))),
          size: item,
          angle: random.chance(0.5) ? 0 : random.number(-10...10),
          random.one(of: [.rectangle, .rectangle, .ellipse, .triangle]),
          nested: random.chance(0.2) ? transform(&random) : nil
        )
      )
    }
    for _ in 0..<random.integer(1...14) {
      steps.append(anything(&random, size, count))
      if random.chance(0.2) { steps.append(.frames(random.integer(1...20))) }
    }
    steps.append(.frames(random.integer(10...90)))
    return steps
  }

  private static func anything(_ random: inout SeededGenerator, _ size: CGSize, _ count: Int) -> DynamicsStep
  {
    let item = random.integer(0...(count - 1))
    let some = Array(0..<count).filter { _ in random.chance(0.5) }
    switch random.integer(0...16) {
    case 0: return material(&random, some, random.chance(0.3))
    case 1:
      return .resistance(
        some,
        linear: random.magnitude(0.01...1_000),
        angular: random.magnitude(0.01...1_000),
        charge: random.number(-5...5)
      )
    case 2: return .fixing(some, anchored: random.chance(0.4), rotates: random.chance(0.5))
    case 3:
      let spin = random.chance(0.2) ? random.number(-1_000...1_000) : random.number(-20...20)
      return .velocity(item, vector(&random, random.magnitude(10...100_000)), spin: spin)
    case 4: return .gravity(vector(&random, random.magnitude(0.1...100)))
    case 5, 6: return push(&random, item, random.magnitude(0.1...1_000))
    case 7: return .snap(item, inside(&random, size, 0), damping: random.number(0...1))
    case 8, 9, 10: return tie(&random, size, count)
    case 11, 12:
      return .field(
        random.one(of: [
          .drag, .vortex, .radialGravity, .linearGravity, .velocity, .noise, .turbulence, .spring, .electric,
          .magnetic, .closure,
        ]),
        at: inside(&random, size, 0),
        radius: random.magnitude(10...2_000),
        strength: random.magnitude(0.01...1_000) * (random.chance(0.3) ? -1 : 1),
        falloff: random.number(0...4)
      )
    case 13:
      return .boundary(
        random.one(of: [.line, .oval, .star, .curve, .arc]),
        from: inside(&random, size, 0),
        to: random.chance(0.9) ? inside(&random, size, 0) : vector(&random, finite(&random))
      )
    case 14:
      return .collide(
        items: random.chance(0.7),
        bounds: random.chance(0.7),
        insets: random.chance(0.7) ? .zero : insets(&random)
      )
    case 15:
      return .change(
        item,
        center: inside(&random, size, 0),
        size: itemSize(&random, within: size),
        transform: transform(&random)
      )
    default:
      return random.chance(0.5)
        ? .remove(item) : .resizeRoom(CGSize(width: random.number(50...900), height: random.number(50...900)))
    }
  }

  private static func push(_ random: inout SeededGenerator, _ item: Int, _ greatest: Double) -> DynamicsStep {
    .push(
      item,
      vector(&random, greatest),
      at: random.chance(0.5)
        ? UIOffset() : UIOffset(horizontal: random.number(-40...40), vertical: random.number(-40...40)),
      continuous: random.chance(0.5)
    )
  }

  private static func tie(_ random: inout SeededGenerator, _ size: CGSize, _ count: Int) -> DynamicsStep {
    .tie(
      random.one(of: [.rod, .spring, .rope, .pin, .weld, .rail, .anchor, .anchorSpring, .anchorRail]),
      random.integer(0...(count - 1)),
      to: random.integer(0...(count - 1)),
      at: inside(&random, size, 0),
      frequency: random.magnitude(0.1...100),
      damping: random.number(0...2),
      range: random.chance(0.5)
        ? -CGFloat.infinity...CGFloat.infinity : -random.number(0...100)...random.number(0...100)
    )
  }

  // MARK: Numbers

  private static func inside(_ random: inout SeededGenerator, _ size: CGSize, _ margin: Double) -> CGPoint {
    CGPoint(
      x: size.width * random.number(margin...(1 - margin)),
      y: size.height * random.number(margin...(1 - margin))
    )
  }

  private static func vector(_ random: inout SeededGenerator, _ greatest: Double) -> CGPoint {
    let greatest = abs(greatest)
    return CGPoint(x: random.number(-greatest...greatest), y: random.number(-greatest...greatest))
  }

  private static func vector(_ random: inout SeededGenerator, _ greatest: Double) -> CGVector {
    CGVector(dx: random.number(-greatest...greatest), dy: random.number(-greatest...greatest))
  }

  private static func insets(_ random: inout SeededGenerator) -> UIEdgeInsets {
    UIEdgeInsets(
      top: random.number(-100...400),
      left: random.number(-100...400),
      bottom: random.number(-100...400),
      right: random.number(-100...400)
    )
  }

  /// An arbitrary finite number, mostly of a magnitude that occurs elsewhere in the case.
  private static func finite(_ random: inout SeededGenerator) -> CGFloat {
    random.one(of: [0, -0.0, 1e-300, 1e-9, 0.5, 1e6, 1e12, 1e160, 1e300, -1e300])
  }

  private static func transform(_ random: inout SeededGenerator) -> CGAffineTransform {
    switch random.integer(0...9) {
    case 0...4: .identity
    case 5: CGAffineTransform(rotationAngle: random.number(-4...4))
    case 6: CGAffineTransform(scaleX: random.magnitude(0.1...10), y: random.magnitude(0.1...10))
    case 7:
      CGAffineTransform(rotationAngle: random.number(-4...4))
        .scaledBy(x: random.number(-3...3), y: random.number(-3...3))
        .translatedBy(x: random.number(-300...300), y: random.number(-300...300))
    default:
      CGAffineTransform(
        a: finite(&random),
        b: finite(&random),
        c: finite(&random),
        d: finite(&random),
        tx: finite(&random),
        ty: finite(&random)
      )
    }
  }
}
