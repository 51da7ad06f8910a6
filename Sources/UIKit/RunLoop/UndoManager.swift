/// Records how changes are undone, and undoes and redoes them.
///
/// What is registered during a run-loop pass is one group by default, which is undone at once. What is registered while a group is
/// undone makes a group to redo. Source: Apple, UndoManager, which Foundation on Linux lacks.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// One step: its target, by which steps can be removed, and its handler.
  private struct Step {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  /// Steps that are undone together, the latest first.
  private final class Group {
    var entries: [Entry] = []
    var actionName = ""
    var isDiscardable = false

    var isEmpty: Bool { entries.isEmpty }

    func perform() {
      for entry in entries.reversed() {
        switch entry {
        case .step(let step): step.perform()
        case .group(let group): group.perform()
        }
      }
    }

    /// Removes the steps of a target, and groups that are empty then.
    func remove(_ target: AnyObject) {
      entries.removeAll { entry in
        switch entry {
        case .step(let step): return step.target === target
        case .group(let group):
          group.remove(target)
          return group.isEmpty
        }
      }
    }
  }

  private enum Entry {
    case step(Step)
    case group(Group)
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that have begun, outermost first.
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var closesAtEndOfPass = false

  /// Creates an empty undo manager.
  public override init() { super.init() }

  // MARK: Groups

  /// Begins a group within the present one; `endUndoGrouping()` ends it.
  open func beginUndoGrouping() {
    beginEventGroup()
    openGroup()
  }

  private func openGroup() {
    openGroups.append(Group())
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was begun last; without any raises NSInternalInconsistencyException.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      UIKitException.raise(
        .internalInconsistencyException,
        "endUndoGrouping called with no matching begin"
      )
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if !group.isEmpty {
      if let outer = openGroups.last {
        if outer.actionName.isEmpty { outer.actionName = group.actionName }
        outer.entries.append(.group(group))
      } else if isUndoing {
        redoGroups.append(group)
      } else {
        undoGroups.append(group)
        trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Whether a group begins by itself with the first registration of a run-loop pass, and ends with the pass; true by default.
  open var groupsByEvent = true

  private func beginEventGroup() {
    guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
    openGroup()
    closesAtEndOfPass = true
    SimulatedDevice.current.onNextPass { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard closesAtEndOfPass, openGroups.count == 1 else { return }
    closesAtEndOfPass = false
    endUndoGrouping()
  }

  // MARK: Registering

  /// Registers how a change of a target is undone; the target is not retained, and passed to the handler.
  ///
  /// Without a group, which only happens if `groupsByEvent` is false, it raises NSInternalInconsistencyException.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    beginEventGroup()
    guard let group = openGroups.last else {
      UIKitException.raise(.internalInconsistencyException, "must begin a group before registering undo")
    }
    if !isUndoing && !isRedoing { redoGroups = [] }
    let step = Step(target: target) { [weak target] in if let target { handler(target) } }
    group.entries.append(.step(step))
  }

  /// Registers how a change of a target is undone: by a method with an object as its argument, which is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      selector.send(to: target, anObject)
    }
  }

  /// Makes registrations have no effect until `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the last `disableUndoRegistration()`; without one raises NSInternalInconsistencyException.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      UIKitException.raise(
        .internalInconsistencyException,
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration"
      )
    }
    disabledCount -= 1
  }

  /// Whether registrations have an effect.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// The number of groups that are kept to be undone; 0, the default, for all.
  open var levelsOfUndo = 0 { didSet { trim() } }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoGroups, redoGroups) = ([], [])
    for group in openGroups { group.entries = [] }
    disabledCount = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.remove(target) }
    undoGroups.removeAll(where: \.isEmpty)
    redoGroups.removeAll(where: \.isEmpty)
  }

  // MARK: Undoing

  /// Whether a group is being undone.
  open private(set) var isUndoing = false

  /// Whether a group is being redone.
  open private(set) var isRedoing = false

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.first?.isEmpty == false }

  /// Whether there is anything to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoGroups.isEmpty
  }

  /// Ends the group of the run-loop pass, and undoes the last group.
  ///
  /// With other groups that have begun raises NSInternalInconsistencyException.
  open func undo() {
    closeEventGroup()
    if !openGroups.isEmpty {
      UIKitException.raise(
        .internalInconsistencyException,
        "undo was called with too many nested undo groups"
      )
    }
    undoNestedGroup()
  }

  /// Undoes the last group of the outermost level; with a group that has begun raises NSInternalInconsistencyException.
  open func undoNestedGroup() {
    closeEventGroup()
    guard openGroups.isEmpty else {
      UIKitException.raise(.internalInconsistencyException, "undoNestedGroup: undo group is open")
    }
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    reverse(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last; with a group that has begun raises NSInternalInconsistencyException.
  open func redo() {
    closeEventGroup()
    guard openGroups.isEmpty else {
      UIKitException.raise(.internalInconsistencyException, "do not have redo with an open undo group")
    }
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    reverse(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs a group, and keeps what is registered meanwhile as a group with the same name.
  private func reverse(_ group: Group) {
    openGroup()
    openGroups.last?.actionName = group.actionName
    openGroups.last?.isDiscardable = group.isDiscardable
    group.perform()
    endUndoGrouping()
  }

  // MARK: Names

  /// Names the present group, or the one that ended last.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? undoGroups.last)?.actionName = actionName
  }

  /// The name of what is undone next; empty without a name.
  open var undoActionName: String {
    let group = openGroups.first?.isEmpty == false ? openGroups.first : undoGroups.last
    return group?.actionName ?? ""
  }

  /// The name of what is redone next; empty without a name.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// "Undo" with the name of what is undone next.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// "Redo" with the name of what is redone next.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns "Undo" with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns "Redo" with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Marks what the present group undoes as discardable.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.first ?? undoGroups.last)?.isDiscardable = discardable
  }

  /// Whether what is undone next is discardable.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Whether what is redone next is discardable.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The notifications of undo managers, which are their objects.
///
/// Source: Apple, UndoManager, "Notifications".
extension NSNotification.Name {
  /// Posted when a group begins or ends, and when an undo manager is asked whether it can redo.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted when a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted when a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Posted when a group was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Posted when a group was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
