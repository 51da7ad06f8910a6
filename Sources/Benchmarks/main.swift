import Foundation

/// Prints a figure with its aim and, where a peer did the same work in this run, the ratio.
@MainActor
func show(_ figure: Figure, peer: Double?) {
  func text(_ value: Double) -> String { String(format: value < 100 ? "%.1f" : "%.0f", value) }
  var line = figure.title.padding(toLength: 40, withPad: " ", startingAt: 0)
  line += "\(text(figure.value)) \(figure.unit)".padding(toLength: 14, withPad: " ", startingAt: 0)
  line += (figure.aim.map { "≤ \(text($0))" } ?? "").padding(toLength: 10, withPad: " ", startingAt: 0)
  if let peer {
    line += "Qt \(text(peer)) \(figure.unit)".padding(toLength: 16, withPad: " ", startingAt: 0)
    line += "ratio \(String(format: "%.2f", figure.value / peer))"
  }
  print(line.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression))
}

let peer = CommandLine.arguments.dropFirst().first
let peerFigures = peer.map(ProcessBenchmarks.peerFigures) ?? [:]

print("Views".padding(toLength: 40, withPad: " ", startingAt: 0) + "measured      aim")
for figure in ViewBenchmarks.run() { show(figure, peer: peerFigures[figure.name]) }
print("\nWhole processes, median of 21 runs in turn")
let processes = ProcessBenchmarks.run(peer: peer)
let peerWindow = processes.first { $0.name == "peer window" }?.value
for figure in processes where figure.name != "peer window" {
  show(figure, peer: figure.name == "window" ? peerWindow : nil)
}
