import XcodeProjects

/// The messages of `recipes new --project`.
enum ProjectMessages {
  static func messages(for package: ProjectPackage, in folder: String) -> [Message] {
    let application = package.application
    let isReady = application.obstacles.isEmpty
    let head =
      isReady
      ? "The package in '\(folder)' launches \(application.name) on Linux, as far as a look at its files can tell. There:"
      : "The package in '\(folder)' will not launch \(application.name) yet: see below why. There, when that is done:"
    var messages: [Message] = [
      .paragraph(MessageText(head), marker: isReady ? .good("✓ ") : .warning("! "), indent: 0)
    ]
    messages += ["check", "run launch"].map {
      .paragraph(MessageText("swift run recipes \($0)", .code), indent: 4)
    }
    messages += [.paragraph(MessageText("swift test", .code), indent: 4), .blank]
    if !isReady {
      messages.append(.heading("What is against it"))
      messages += application.obstacles.map { .paragraph(MessageText($0), marker: "- ", indent: 2) }
      let hint =
        "RecipeGallery's docs/Classes.md lists what exists. Remove these, put `#if` around them, or declare what is missing."
      messages += [.paragraph(MessageText(prose: hint), indent: 2), .blank]
    }
    messages += [.heading("Taken over"), .fields(fields(of: package), indent: 2), .blank]
    if !application.notes.isEmpty {
      messages.append(.heading("Not taken over"))
      messages += application.notes.map { .paragraph(MessageText($0), marker: "- ", indent: 2) }
      messages.append(.blank)
    }
    let renamed = package.earlierNames.renamed
    if !renamed.isEmpty {
      messages.append(.heading(package.modernizes ? "Renamed in the package's copies" : "Earlier names"))
      messages += renamed.map { name in
        .paragraph(
          MessageText(prose: "`\(name.old)` is `\(name.new)`: \(name.files.joined(separator: ", "))"),
          marker: "- ",
          indent: 2
        )
      }
      if !package.modernizes {
        let exposes = renamed.contains { $0.new.hasPrefix("@objc ") }
        let hint =
          (exposes ? "Methods that selectors name need `@objc`. " : "")
          + "Names compile here in the language mode of Swift 4. `--modernize` compiles changed copies of these files, as Swift 5."
        messages.append(.paragraph(MessageText(prose: hint), indent: 2))
      }
      messages.append(.blank)
    }
    messages.append(
      .paragraph(
        MessageText(
          prose:
            "Nothing outside of the package has changed: links in `Sources/\(package.module)` lead to the project's files. "
            + "If files are added or moved, make the package again. RecipeGallery's docs/AppleSources.md says what is translated."
        ),
        indent: 0
      )
    )
    return messages
  }

  private static func fields(of package: ProjectPackage) -> [Message.Field] {
    let application = package.application
    let settings = application.settings
    let module = package.module == settings.module ? "" : ", as RecipeGallery has a \(settings.module)"
    let start = settings.mainStoryboard.map { ", which shows the storyboard \($0)" } ?? ""
    let swift = settings.swiftVersion.map {
      "Swift \($0), compiled as Swift \(package.languageMode.dropFirst().replacing("_", with: "."))"
    }
    let links = package.plan.links.count
    let rows: [(String, String?)] = [
      ("target", "\(application.name), the module \(package.module)\(module)"),
      ("delegate", application.delegate + start),
      ("language", swift),
      ("sources", counted(application.sources.count, "Swift file")),
      ("documents", counted(application.documents.count, "storyboard or xib", "storyboards and xibs")),
      ("catalogs", counted(application.catalogs.count, "asset catalog")),
      ("resources", counted(application.resources.count + application.folders.count, "resource")),
      ("links", counted(links, "link").map { "\($0) in Sources/\(package.module)" }),
    ]
    return rows.compactMap { name, value in
      value.map { Message.Field(.strong(name.padded(to: 9)), MessageText($0)) }
    }
  }

  private static func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(several ?? one + "s")"
  }
}
