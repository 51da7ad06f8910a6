/// What a tool said when it failed.
struct ToolFailure: Error {
  let text: String
}
