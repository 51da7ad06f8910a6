import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIBackgroundConfiguration; WWDC 2020 session 10027: values that the application sets stay in all states.
@MainActor struct UIBackgroundConfigurationTests {
  nonisolated private static let factories: [@Sendable () -> UIBackgroundConfiguration] = [
    { .clear() }, { .listPlainCell() }, { .listPlainHeaderFooter() }, { .listGroupedCell() },
    { .listGroupedHeaderFooter() }, { .listSidebarHeader() }, { .listSidebarCell() },
    { .listAccompaniedSidebarCell() },
  ]

  private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in })
    -> UICellConfigurationState
  {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test(arguments: factories.indices)
  func aBackgroundHasDocumentedDefaults(index: Int) {
    let background = Self.factories[index]()
    #expect(background.customView == nil)
    #expect(background.edgesAddingLayoutMarginsToBackgroundInsets == [])
    #expect(background.backgroundColorTransformer == nil)
    #expect(background.strokeColorTransformer == nil)
    #expect(background.strokeColor == .clear)
    #expect(background.strokeWidth == 0)
    #expect(background.strokeOutset == 0)
    #expect(background.image == nil)
    #expect(background.imageContentMode == .scaleToFill)
    #expect(background == Self.factories[index]())
    #expect(background.updated(for: state()) == background)
  }

  @Test func cellsHaveTheColorsOfTheirLists() {
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func theStateDecidesAboutWhatWasNotSet() {
    let cell = UIBackgroundConfiguration.listPlainCell()
    let selected = cell.updated(for: state { $0.isSelected = true })
    #expect(selected.backgroundColor != cell.backgroundColor)
    #expect(cell.updated(for: state { $0.isHighlighted = true }).backgroundColor != cell.backgroundColor)
    #expect(selected.updated(for: state()) == cell)
  }

  @Test func whatWasSetStaysInAllStates() {
    var cell = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundColor = .red
    cell.cornerRadius = 7
    cell.strokeWidth = 2
    cell.strokeOutset = -1
    cell.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    let view = UIView()
    cell.customView = view
    let selected = cell.updated(for: state { $0.isSelected = true })
    #expect(selected == cell)
    #expect(selected.customView === view)
    #expect(selected.updated(for: state()) == cell)
  }

  @Test func noColorMeansTheTintColor() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.strokeColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    #expect(background.resolvedStrokeColor(for: .green) == .green)
    background.backgroundColor = .red
    #expect(background.resolvedBackgroundColor(for: .green) == .red)
  }

  @Test func aTransformerChangesTheColor() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.strokeColorTransformer = .grayscale
    background.strokeColor = .red
    #expect(background.resolvedBackgroundColor(for: .green) == UIColor.green.withAlphaComponent(0.5))
    #expect(background.resolvedStrokeColor(for: .green) == UIColor(white: 0.299, alpha: 1))
    #expect(background.resolvedBackgroundColor(for: .green) != .green)
  }

  @Test func copiesOfATransformerAreEqual() {
    var first = UIBackgroundConfiguration.clear()
    first.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    let second = first
    #expect(first == second)
    first.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(first != second)
  }

  @Test func theBackgroundIsDrawnInsideItsInsets() {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    background.cornerRadius = 6
    background.strokeColor = .blue
    background.strokeWidth = 2
    background.strokeOutset = 3
    let view = BackgroundConfigurationView(background)
    view.frame = container.bounds
    container.addSubview(view)
    view.layoutIfNeeded()
    let (fill, stroke) = (view.subviews[0], view.subviews[1])
    #expect(fill.frame == CGRect(x: 22, y: 1, width: 182, height: 96))
    #expect(fill.backgroundColor == .red)
    #expect(fill.layer.cornerRadius == 6)
    #expect(stroke.frame == CGRect(x: 19, y: -2, width: 188, height: 102))
    #expect(stroke.layer.cornerRadius == 9)
    #expect(stroke.layer.borderWidth == 2)
  }
}
