import Simulator
import Testing
import UIKit

/// Truth: what Apple's interface declares: these initializers aren't `required`, and UIKit calls them on classes that it is given.
@MainActor struct ClassesKnownAtRunTimeTests {
  private final class Row: UITableViewCell {
    var isMade = false
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    var isMade = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Press: UIGestureRecognizer {
    let taps: Int
    override init(target: Any?, action: Selector?) {
      taps = 2
      super.init(target: target, action: action)
    }
  }

  private final class OtherPress: Press {}

  private class Base: UIView {
    let kind: String
    override init(frame: CGRect) {
      kind = "base"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Inherited: Base {
    var others: [Int] = [1]
  }

  private final class Generic<Value>: UIView {
    var value: Value?
  }

  private final class Own: UIView {
    init(model: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Page: UIViewController {
    var isMade = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Model: NSObject {
    let name: String
    override init() {
      name = "model"
      super.init()
    }
  }

  private final class SpecialModel: Model {
    var values: [Int] = [1]
  }

  @Test func aTableMakesCellsAndHeadersByTheInitializersOfTheirClasses() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row") as? Row
    #expect(row?.isMade == true && row?.reuseIdentifier == "row" && row?.detailTextLabel != nil)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.isMade == true && header?.reuseIdentifier == "header")
  }

  @Test func everyClassMakesItsOwnObject() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let types: [UIView.Type] = [UIView.self, UILabel.self, Base.self, Inherited.self, Generic<String>.self]
    for type in types {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let view = type.appleSources_make(frame: frame)
      #expect(Swift.type(of: view) == type && view.frame == frame)
      #expect(Swift.type(of: type.appleSources_make()) == type)
      #expect((view as? Base)?.kind ?? "base" == "base" && (view as? Inherited)?.others ?? [1] == [1])
    }
    #expect(Page.appleSources_make().isMade)
    #expect(Page.appleSources_make(nibName: nil, bundle: nil).isMade)
  }

  /// What the plugin writes for `Object()`.
  @Test func objectsThatNoUIKitKnowsAreMadeToo() {
    func make<Object: NSObject>(_ type: Object.Type) -> Object { type.appleSources_make() }
    #expect(make(Model.self).name == "model")
    let special = make(SpecialModel.self)
    #expect(special.name == "model" && special.values == [1])
    #expect(type(of: make(SpecialModel.self as Model.Type)) == SpecialModel.self)
  }

  @Test func aRecognizerWithAnInitializerOfItsOwnIsMadeWithoutArgumentsAndWithAHandler() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    #expect(Press().taps == 2 && OtherPress().taps == 2)
    var heard: OtherPress?
    let press = OtherPress { heard = $0 }
    #expect(press.taps == 2 && heard == nil)
  }

  /// As on devices: "Use of unimplemented initializer".
  @Test func aClassThatLacksTheInitializerEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone6, iOS: 11)
        _ = Own.appleSources_make(frame: .zero)
      }
    }
  }
}
