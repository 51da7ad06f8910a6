import Physics

/// Serialization of records.
extension SimulationRecord {
  /// Writes the record.
  public func write(to writer: inout NumberWriter) {
    writer.write(referenceBounds.origin)
    writer.write(referenceBounds.size)
    writer.write(items.count)
    for item in items { item.write(to: &writer) }
    writer.write(behaviors.count)
    for behavior in behaviors { behavior.write(to: &writer) }
  }

  /// Reads a record; check the reader's ``NumberReader/hasFailed`` afterwards.
  public init(from reader: inout NumberReader) {
    let origin = reader.vector()
    self.init(referenceBounds: ReferenceBounds(origin: origin, size: reader.vector()))
    for _ in 0..<reader.count() { items.append(Item(from: &reader)) }
    for _ in 0..<reader.count() { behaviors.append(Behavior(from: &reader, itemCount: items.count)) }
  }
}

// MARK: - Items

extension SimulationRecord.Item {
  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(state != nil)
    if let state {
      writer.write(state.pose.center)
      writer.write(state.pose.angle)
      writer.write(state.form.size)
      switch state.form.outline {
      case .rectangle: writer.write(0)
      case .ellipse: writer.write(1)
      case .polygons(let polygons):
        writer.write(2)
        writer.write(polygons.count)
        for polygon in polygons { writer.write(points: polygon) }
      }
    }
    writer.write(velocity)
    writer.write(angularVelocity)
  }

  fileprivate init(from reader: inout NumberReader) {
    self.init()
    if reader.flag() {
      let center = reader.vector()
      let pose = ItemPose(center: center, angle: reader.number())
      let size = reader.vector()
      var outline = ItemForm.Outline.rectangle
      switch reader.index(below: 3) {
      case 1: outline = .ellipse
      case 2: outline = .polygons((0..<reader.count()).map { _ in reader.points() })
      default: break
      }
      state = ItemState(pose: pose, form: ItemForm(size: size, outline: outline))
    }
    velocity = reader.vector()
    angularVelocity = reader.number()
  }
}

// MARK: - Behaviours

extension SimulationRecord.Behavior {
  fileprivate func write(to writer: inout NumberWriter) {
    switch behavior {
    case .gravity(let gravity):
      writer.write(0)
      gravity.pull.write(to: &writer)
    case .push(let push):
      writer.write(1)
      push.write(to: &writer)
    case .collision(let collision):
      writer.write(2)
      collision.write(to: &writer)
    case .properties(let properties):
      writer.write(3)
      properties.write(to: &writer)
    case .snap(let snap):
      writer.write(4)
      writer.write(snap.point)
      writer.write(snap.damping)
    case .attachment(let attachment):
      writer.write(5)
      attachment.write(to: &writer)
    case .field:
      // Fields are never recorded; readers reject this number.
      writer.write(6)
    }
    writer.write(items.count)
    for item in items { writer.write(item) }
    writer.write(boundaries.count)
    for lines in boundaries {
      writer.write(lines.count)
      for line in lines {
        writer.write(line.isClosed)
        writer.write(points: line.points)
      }
    }
  }

  fileprivate init(from reader: inout NumberReader, itemCount: Int) {
    switch reader.index(below: 6) {
    case 0:
      var gravity = GravityBehavior()
      gravity.pull = AngledVector(from: &reader)
      behavior = .gravity(gravity)
    case 1: behavior = .push(PushBehavior(from: &reader, itemCount: itemCount))
    case 2: behavior = .collision(CollisionBehavior(from: &reader))
    case 3: behavior = .properties(ItemProperties(from: &reader))
    case 4:
      var snap = SnapBehavior(to: reader.vector())
      snap.damping = reader.number()
      behavior = .snap(snap)
    default: behavior = .attachment(AttachmentBehavior(from: &reader))
    }
    items = (0..<reader.count()).map { _ in reader.index(below: itemCount) }
    boundaries = (0..<reader.count()).map { _ in
      (0..<reader.count()).map { _ in
        let isClosed = reader.flag()
        return BoundaryLine(reader.points(), isClosed: isClosed)
      }
    }
  }
}

extension AngledVector {
  func write(to writer: inout NumberWriter) {
    writer.write(vector)
    writer.write(angle)
    writer.write(magnitude)
  }

  init(from reader: inout NumberReader) {
    let vector = reader.vector()
    let angle = reader.number()
    self.init(vector: vector, angle: angle, magnitude: reader.number())
  }
}

extension PushBehavior {
  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(isContinuous)
    push.write(to: &writer)
    writer.write(isActive)
    writer.write(targets.count)
    for target in targets {
      writer.write(Int(target.item.number - 1))
      writer.write(target.offset)
    }
  }

  fileprivate init(from reader: inout NumberReader, itemCount: Int) {
    self.init(isContinuous: reader.flag())
    push = AngledVector(from: &reader)
    isActive = reader.flag()
    targets = (0..<reader.count()).map { _ in
      let item = ItemID(number: UInt64(reader.index(below: itemCount) + 1))
      return Target(item: item, offset: reader.vector())
    }
  }
}

extension CollisionBehavior {
  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(mode.contains(.items))
    writer.write(mode.contains(.boundaries))
    writer.write(referenceInsets != nil)
    guard let referenceInsets else { return }
    writer.write(Vector2(referenceInsets.top, referenceInsets.left))
    writer.write(Vector2(referenceInsets.bottom, referenceInsets.right))
  }

  fileprivate init(from reader: inout NumberReader) {
    self.init()
    let (meetsItems, meetsBoundaries) = (reader.flag(), reader.flag())
    if !meetsItems || !meetsBoundaries {
      mode = []
      if meetsItems { mode.insert(.items) }
      if meetsBoundaries { mode.insert(.boundaries) }
    }
    guard reader.flag() else { return }
    let (first, second) = (reader.vector(), reader.vector())
    referenceInsets = BoundaryInsets(top: first.x, left: first.y, bottom: second.x, right: second.y)
  }
}

// MARK: - Points

extension NumberWriter {
  fileprivate mutating func write(points: [Vector2]) {
    write(points.count)
    for point in points { write(point) }
  }
}

extension NumberReader {
  fileprivate mutating func points() -> [Vector2] {
    (0..<count()).map { _ in vector() }
  }
}
