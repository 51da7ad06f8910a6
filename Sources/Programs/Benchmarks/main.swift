import Foundation

/// Prints a figure with its limit and, if a peer did the same work in this run, the ratio.
@MainActor
func show(_ figure: Figure, peer: (name: String, value: Double)?) {
  func text(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
  func column(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
  }
  var line = column(figure.title, 42) + column("\(text(figure.value)) \(figure.unit)", 14)
  line += column(figure.aim.map { "≤ \(text($0))" } ?? "", 10)
  if let peer {
    line += column("\(peer.name) \(text(peer.value)) \(figure.unit)", 18)
    line += "ratio \(String(format: "%.2f", figure.value / peer.value))"
  }
  print(line.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression))
}

@MainActor
func show(_ title: String, _ figures: [Figure], peer name: String, _ values: [String: Double]) {
  print("\n\(title)")
  for figure in figures { show(figure, peer: values[figure.name].map { (name, $0) }) }
}

/// Benchmarks of views, text, pictures and processes, with the executables of peers: widgets, text, then constraints.
@MainActor
func runInterfaceBenchmarks(peers: [String]) {
  let widgets = peers.first.map(ProcessBenchmarks.peerFigures) ?? [:]
  let pango = peers.dropFirst().first.map(ProcessBenchmarks.peerFigures) ?? [:]

  let views = ViewBenchmarks.run()
  show("Views (best of several runs; the aim in the second last column)", views, peer: "Qt", widgets)
  show(
    "Layers and animations",
    LayerBenchmarks.run(),
    peer: "view",
    Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.value) })
  )
  let kiwi = peers.dropFirst(2).first.map(ProcessBenchmarks.peerFigures) ?? [:]
  show("Constraints", ConstraintBenchmarks.run(), peer: "kiwi", kiwi)
  show("Tables", TableBenchmarks.run(), peer: "", [:])
  show("Collections", CollectionBenchmarks.run(), peer: "", [:])
  show("Containers", ContainerBenchmarks.run(), peer: "", [:])
  show("Text", TextBenchmarks.run(), peer: "Pango", pango)
  show("Pictures", PictureBenchmarks.run(), peer: "", [:])

  let processes = ProcessBenchmarks.run(peer: peers.first)
  let window = processes.first { $0.name == "peer window" }?.value
  show(
    "Whole processes (median of 21 runs in turn; Qt shows one window with a label and a bar)",
    processes.filter { $0.name != "peer window" },
    peer: "Qt",
    window.map { ["window": $0] } ?? [:]
  )
  show(
    "Plug-ins (best of 3 runs; long and short lists and texts)",
    PluginBenchmarks.run(),
    peer: "",
    [:]
  )
}

let arguments = Array(CommandLine.arguments.dropFirst())

/// The integer value of an option.
@MainActor
func number(after option: String) -> Int? {
  arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
}

if arguments.first == "physics" {
  // The remaining arguments: Box2D's executable, and --quick, --joints, --energy, or --worlds N with --from
  // and --dense.
  let peer = arguments.dropFirst().first { !$0.hasPrefix("-") }.map(Box2DPeer.init)
  let benchmarks = PhysicsBenchmarks(peer: peer, isQuick: arguments.contains("--quick"))
  if arguments.contains("--energy") {
    benchmarks.compareEnergy()
  } else if arguments.contains("--worlds") {
    let (count, first) = (number(after: "--worlds") ?? 2_000, number(after: "--from") ?? 0)
    benchmarks.compareRandomWorlds(first..<first + count, areDense: arguments.contains("--dense"))
  } else if arguments.contains("--joints") {
    benchmarks.runJoints()
  } else {
    benchmarks.run()
    show("UIKit Dynamics", DynamicsBenchmarks.run(), peer: "", [:])
  }
} else {
  runInterfaceBenchmarks(peers: arguments)
}
