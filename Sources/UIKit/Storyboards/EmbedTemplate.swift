/// A scene contained in a view of another.
struct EmbedTemplate {
  let identifier: String?
  let destination: String
  let container: (UIViewController) -> UIView?
}
