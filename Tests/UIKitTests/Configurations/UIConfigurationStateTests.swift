import Testing
import UIKit

/// Truth: Apple, UICellConfigurationState, UIViewConfigurationState.
@MainActor struct UIConfigurationStateTests {
  private static let key = UIConfigurationStateCustomKey("com.example.read")

  @Test func aNewStateHasOnlyTraits() {
    let traits = UITraitCollection(displayScale: 2)
    let cell = UICellConfigurationState(traitCollection: traits)
    let flags = [
      cell.isDisabled, cell.isHighlighted, cell.isSelected, cell.isFocused, cell.isPinned, cell.isEditing,
      cell.isExpanded, cell.isSwiped, cell.isReordering,
    ]
    #expect(flags == Array(repeating: false, count: 9))
    #expect(cell.cellDragState == .none)
    #expect(cell.cellDropState == .none)
    #expect(cell.traitCollection == traits)
    let view = UIViewConfigurationState(traitCollection: traits)
    #expect(
      [view.isDisabled, view.isHighlighted, view.isSelected, view.isFocused, view.isPinned] == [
        false, false, false, false, false,
      ]
    )
  }

  @Test func applicationsAddStatesOfTheirOwn() {
    var state: any UIConfigurationState = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[Self.key] == nil)
    state[Self.key] = true
    #expect(state[Self.key] == AnyHashable(true))
    state[Self.key] = nil
    #expect(state[Self.key] == nil)
  }

  @Test func equalStatesHaveEqualValues() {
    var (first, second) = (
      UIViewConfigurationState(traitCollection: UITraitCollection()),
      UIViewConfigurationState(traitCollection: UITraitCollection())
    )
    #expect(first == second)
    first[Self.key] = 1
    #expect(first != second)
    second[Self.key] = 1
    #expect(first == second)
    second.isSelected = true
    #expect(first != second)
  }
}
