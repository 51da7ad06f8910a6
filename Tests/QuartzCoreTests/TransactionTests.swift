import Testing

@testable import QuartzCore

/// Truth: Apple, CATransaction, and Core Animation Programming Guide, "Changing a Layer's Default Behavior".
struct TransactionTests {
  /// A layer that has been on screen since the last commit.
  private func shownLayer(_ clock: LayerContext, _ layer: CALayer = CALayer()) -> (
    screen: CALayer, layer: CALayer
  ) {
    let screen = CALayer.screen()
    screen.addSublayer(layer)
    clock.advance(to: clock.mediaTime)
    return (screen, layer)
  }

  @Test func aChangeIsAnimatedForAQuarterOfASecond() {
    LayerClock.run { clock in
      let (screen, layer) = shownLayer(clock)
      layer.position.x = 100
      #expect(layer.animationKeys() == ["position"])
      #expect(layer.animation(forKey: "position")?.duration == 0.25)
      #expect(layer.shown("position.x") == 0)
      clock.advance(to: 0.125)
      // cubic-bezier(0.25, 0.1, 0.25, 1), CSS's "ease", is 0.8024 in the middle.
      expect(layer.shown("position.x"), 80.24, within: 0.01)
      clock.advance(to: 0.25)
      #expect(layer.animationKeys() == nil)
      #expect(screen.animationKeys() == nil)
    }
  }

  @Test func aNewLayerIsNotAnimated() {
    LayerClock.run { _ in
      let (screen, layer) = (CALayer.screen(), CALayer())
      screen.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      let loose = CALayer()
      loose.addSublayer(CALayer())
      loose.sublayers?.first?.opacity = 0.5
      #expect(loose.sublayers?.first?.animationKeys() == nil)
    }
  }

  @Test func transactionsNestTheirSettings() {
    LayerClock.run { clock in
      let (screen, layer) = shownLayer(clock)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.setDisableActions(true)
      layer.position.x = 5
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(to: 0.5)
      #expect(layer.presentation()?.opacity == 0.75)
      _ = screen
    }
  }

  @Test func anImplicitTransactionEndsWithThePass() {
    LayerClock.run { clock in
      CATransaction.setAnimationDuration(3)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.commit()
      clock.advance(to: 1)
    }
  }

  @Test func theCompletionWaitsForAllAnimations() {
    LayerClock.run { clock in
      let (screen, layer) = shownLayer(clock)
      var ends: [Double] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(clock.mediaTime) }
      layer.opacity = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.75)
      layer.position.x = 9
      CATransaction.commit()
      CATransaction.commit()
      clock.advance(to: 0.5)
      #expect(ends == [])
      clock.advance(to: 2)
      #expect(ends == [0.75])
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(clock.mediaTime) }
      CATransaction.commit()
      clock.advance(to: 3)
      #expect(ends == [0.75, 2])
      _ = screen
    }
  }

  @Test func actionsAreLookedForInOrder() {
    final class Delegate: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    struct Note: CAAction {
      let write: (String) -> Void
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        write(event)
      }
    }
    LayerClock.run { clock in
      let (screen, layer) = shownLayer(clock)
      let delegate = Delegate()
      layer.delegate = delegate
      var notes: [String] = []
      layer.actions = ["opacity": Note { notes.append($0) }, "zPosition": Note { notes.append($0) }]
      layer.style = ["actions": ["cornerRadius": NSNull()]]
      layer.opacity = 0.5
      layer.zPosition = 3
      layer.cornerRadius = 3
      layer.borderWidth = 3
      #expect(notes == ["zPosition"])
      #expect(layer.animationKeys() == ["borderWidth"])
      #expect(layer.action(forKey: "position") is CABasicAnimation)
      #expect(layer.action(forKey: "frame") == nil)
      _ = screen
    }
  }

  @Test func ashapesPropertiesAreAnimated() {
    LayerClock.run { clock in
      let shape = CAShapeLayer()
      let (screen, _) = shownLayer(clock, shape)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      shape.strokeEnd = 0
      clock.advance(to: 0.125)
      #expect(shape.presentation()?.strokeEnd == 0.5)
      #expect(shape.strokeEnd == 0)
      _ = screen
    }
  }

  @Test func valuesOfTheApplicationAreKept() {
    LayerClock.run { _ in
      CATransaction.begin()
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue("x", forKey: "mine")
      #expect(CATransaction.animationDuration() == 1.5)
      #expect(CATransaction.value(forKey: "mine") as? String == "x")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "mine") == nil)
    }
  }
}
