/// The output of a tool that failed.
struct ToolFailure: Error {
  let text: String
}
