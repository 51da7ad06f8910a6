/// Where a segue unwinds to, and what is run there.
struct UnwindTemplate {
  let target: Any.Type
  let isTarget: (UIViewController) -> Bool
  let action: (UIViewController, UIStoryboardSegue) -> Void
}
