import Simulator
import Testing
import UIKit

/// Truth: Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
@MainActor struct DynamicTypeTests {
  nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  nonisolated static let table: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: table)
  func textStylesHaveTheirSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
    _ = Simulator.boot(.iPhone13)
    for (category, size) in zip(DynamicTypeTests.categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }
  }

  @Test func categoriesAreOrdered() {
    for (index, category) in DynamicTypeTests.categories.enumerated() {
      #expect(category.isAccessibilityCategory == (index >= 7))
      for (other, larger) in DynamicTypeTests.categories.enumerated() {
        #expect((category < larger) == (index < other))
        #expect((category >= larger) == (index >= other))
      }
    }
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func theUsersSizeIsPreferred() {
    let simulator = Simulator.boot(.iPhone13, contentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    simulator.contentSizeCategory = .accessibilityLarge
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
    #expect(simulator.application.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func metricsScaleFontsAndLengthsAsTheirStyle() {
    _ = Simulator.boot(.iPhone13, contentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 23)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40).pointSize == 40)
    #expect(metrics.scaledValue(for: 17) == 23)
    #expect(
      UIFontMetrics.default.scaledValue(
        for: 34,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
      ) == 34
    )
  }

  @Test func aLabelFollowsTheSizeIfItShall() {
    let simulator = Simulator.boot(.iPhone13)
    let controller = UIViewController()
    let labels = [UILabel(), UILabel(), UILabel()]
    for label in labels {
      label.text = "Text"
      controller.view.addSubview(label)
    }
    labels[0].font = .preferredFont(forTextStyle: .body)
    labels[0].adjustsFontForContentSizeCategory = true
    labels[1].font = .preferredFont(forTextStyle: .body)
    labels[2].font = .systemFont(ofSize: 17)
    labels[2].adjustsFontForContentSizeCategory = true
    simulator.launch(controller)
    var announced: [UIContentSizeCategory] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { announced.append(value ?? .unspecified) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.contentSizeCategory = .accessibilityExtraLarge
    #expect(labels.map(\.font.pointSize) == [40, 17, 17])
    #expect(announced == [.accessibilityExtraLarge])
  }

  /// At the size xxxLarge body and headline have 23 points, footnote 19 and caption1 18; bars and segments keep their sizes.
  @Test func textsOfTheSystemHaveThePreferredSize() {
    for isChanged in [false, true] {
      let simulator = Simulator.boot(
        .iPhone16,
        contentSizeCategory: isChanged ? .large : .extraExtraExtraLarge
      )
      let controller = UIViewController()
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Configured"
      configuration.subtitle = "Subtitle"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
      let segments = UISegmentedControl(items: ["Segment"])
      segments.frame = CGRect(x: 0, y: 200, width: 300, height: 32)
      for view in [button, segments] { controller.view.addSubview(view) }
      controller.title = "Bar"
      simulator.launch(UINavigationController(rootViewController: controller))
      simulator.settle()
      let alert = UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Action", style: .default))
      controller.present(alert, animated: false)
      simulator.advanceUntilIdle()
      if isChanged { simulator.contentSizeCategory = .extraExtraExtraLarge }
      simulator.advanceUntilIdle()
      var sizes: [String: CGFloat] = [:]
      func add(_ view: UIView) {
        if let label = view as? UILabel, let text = label.text { sizes[text] = label.font.pointSize }
        for child in view.subviews { add(child) }
      }
      if let window = simulator.keyWindow { add(window) }
      #expect(
        sizes == [
          "Configured": 23, "Subtitle": 18, "Segment": 13, "Bar": 17, "Alert": 23, "Message": 19,
          "Action": 23,
        ]
      )
    }
  }

  @Test func rowsGrowWithTheirTexts() {
    let simulator = Simulator.boot(.iPhone13)
    let controller = TableController()
    simulator.launch(controller)
    simulator.settle()
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.font.pointSize == 53)
    let heights = [0, 1].map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] > 80 && heights[1] > heights[0] + 40)
  }
}

private final class TableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: indexPath.row == 0 ? .default : .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}
