extension UITableViewCell {
  private var titleFont: UIFont {
    guard TableMetrics.isFlat else {
      return style == .value2
        ? .boldSystemFont(ofSize: 12) : .boldSystemFont(ofSize: style == .default ? 20 : 18)
    }
    if style == .value2 { return .systemFont(ofSize: 13) }
    return .systemFont(ofSize: SimulatedDevice.current.behavior.flatCellTitleSize)
  }

  private var detailFont: UIFont {
    switch style {
    case .default, .subtitle: .systemFont(ofSize: TableMetrics.isFlat ? 12 : 14)
    case .value1: .systemFont(ofSize: 17)
    case .value2: TableMetrics.isFlat ? .systemFont(ofSize: 15) : .boldSystemFont(ofSize: 15)
    }
  }

  final func makeTextLabel() -> UILabel {
    let label = makeLabel(titleFont)
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = TableMetrics.isFlat ? tintColor : TableMetrics.oldCaptionColor
    }
    return label
  }

  final func makeDetailLabel() -> UILabel {
    let label = makeLabel(detailFont)
    switch style {
    case .value1:
      label.textAlignment = .right
      label.textColor = TableMetrics.isFlat ? TableMetrics.detailColor : TableMetrics.oldDetailColor
    case .default, .value2, .subtitle:
      label.textColor = TableMetrics.isFlat || style == .value2 ? .black : .gray
    }
    return label
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    if !TableMetrics.isFlat { label.highlightedTextColor = .white }
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Places image and labels in the content.
  final func placeLabels() {
    var left = TableMetrics.margin
    let level = CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
    left += level
    let size = content.bounds.size
    if let image = storedImageView?.image, let imageView = storedImageView {
      let height = min(image.size.height, size.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      imageView.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
      left += width + TableMetrics.margin
    } else {
      storedImageView?.frame = .zero
    }
    let right = size.width - (accessoryWidth > 0 ? 0 : TableMetrics.margin)
    let space = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    placeLabels(in: space)
  }

  private func placeLabels(in space: CGRect) {
    let hasDetail = storedDetailLabel?.text?.isEmpty == false
    guard let detail = storedDetailLabel, hasDetail else {
      storedTextLabel?.frame = space
      storedDetailLabel?.frame = .zero
      return
    }
    let wanted = storedTextLabel?.sizeThatFits(space.size) ?? .zero
    let wantedDetail = detail.sizeThatFits(space.size)
    switch style {
    case .default:
      storedTextLabel?.frame = space
    case .subtitle:
      let gap: CGFloat = 1
      let top = (space.height - wanted.height - gap - wantedDetail.height) / 2
      storedTextLabel?.frame = CGRect(x: space.minX, y: top, width: space.width, height: wanted.height)
      detail.frame = CGRect(
        x: space.minX,
        y: top + wanted.height + gap,
        width: space.width,
        height: wantedDetail.height
      )
    case .value1:
      let width = min(wanted.width, space.width)
      let rest = max(0, space.width - width - TableMetrics.margin / 3)
      storedTextLabel?.frame = CGRect(x: space.minX, y: 0, width: width, height: space.height)
      detail.frame = CGRect(x: space.maxX - rest, y: 0, width: rest, height: space.height)
    case .value2:
      let width = min(91, space.width)
      storedTextLabel?.frame = CGRect(x: space.minX, y: 0, width: width, height: space.height)
      detail.frame = CGRect(
        x: space.minX + width + 6,
        y: 0,
        width: max(0, space.width - width - 6),
        height: space.height
      )
    }
  }
}
