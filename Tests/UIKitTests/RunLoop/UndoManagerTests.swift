import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UndoManager, and the Undo Architecture guide.
@MainActor struct UndoManagerTests {
  /// A number whose changes can be undone.
  @MainActor
  private final class Model {
    let manager: UndoManager
    var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int, named name: String? = nil) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      if let name { manager.setActionName(name) }
      value = new
    }
  }

  @Test func changesOfOnePassAreUndoneTogether() {
    let simulator = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    let model = Model(manager)
    #expect(!manager.canUndo && !manager.canRedo && manager.groupsByEvent && manager.levelsOfUndo == 0)
    model.set(1)
    model.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    simulator.advance(by: 0.1)
    #expect(manager.groupingLevel == 0)
    model.set(3)
    simulator.advance(by: 0.1)
    manager.undo()
    #expect(model.value == 2 && manager.canRedo)
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(model.value == 2)
    manager.redo()
    #expect(model.value == 3 && !manager.canRedo)
    manager.redo()
    #expect(model.value == 3)
  }

  @Test func aChangeForgetsWhatCouldBeRedone() {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    let model = Model(manager)
    model.set(1)
    manager.undo()
    #expect(manager.canRedo)
    model.set(5)
    #expect(!manager.canRedo)
  }

  @Test func namesFollowTheirGroups() {
    let simulator = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    let model = Model(manager)
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    model.set(1, named: "Paint")
    simulator.advance(by: 0.1)
    #expect(manager.undoActionName == "Paint" && manager.undoMenuItemTitle == "Undo Paint")
    manager.undo()
    #expect(manager.redoActionName == "Paint" && manager.redoMenuItemTitle == "Redo Paint")
    #expect(manager.undoActionName == "")
    manager.redo()
    #expect(manager.undoActionName == "Paint")
  }

  @Test func groupsCanBeMadeByHand() {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    manager.groupsByEvent = false
    let model = Model(manager)
    for value in 1...2 {
      manager.beginUndoGrouping()
      model.set(value)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(model.value == 1)
    manager.undo()
    #expect(model.value == 0)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    model.set(7)
    manager.endUndoGrouping()
    model.set(8)
    manager.endUndoGrouping()
    manager.undo()
    #expect(model.value == 0)
  }

  @Test func onlySomeLevelsAreKept() {
    let simulator = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    manager.levelsOfUndo = 2
    let model = Model(manager)
    for value in 1...4 {
      model.set(value)
      simulator.advance(by: 0.1)
    }
    manager.undo()
    manager.undo()
    #expect(model.value == 2 && !manager.canUndo)
  }

  @Test func registrationCanBeDisabledAndForgotten() {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    let (model, other) = (Model(manager), Model(manager))
    manager.disableUndoRegistration()
    model.set(1)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    model.set(2)
    other.set(2)
    manager.removeAllActions(withTarget: model)
    manager.undo()
    #expect(model.value == 2 && other.value == 0)
    model.set(3)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func targetsAreNotRetained() {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    weak var gone: Model?
    do {
      let model = Model(manager)
      gone = model
      model.set(1)
    }
    #expect(gone == nil)
    manager.undo()
  }

  @Test func notificationsFrameAnUndo() {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let manager = UndoManager()
    let log = CallLog()
    let names: [NSNotification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
      .NSUndoManagerDidUndoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    Model(manager).set(1)
    manager.undo()
    let calls = log.take()
    #expect(calls.prefix(3) == names.prefix(3).map(\.rawValue)[...])
    #expect(calls.last == "NSUndoManagerDidUndoChangeNotification")
  }

  @Test func aGroupThatWasNotBegunRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "endUndoGrouping called with no matching begin"
    )
  }
}
