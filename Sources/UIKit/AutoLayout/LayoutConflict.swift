/// UIKit's message about constraints that contradict each other.
///
/// Source: public console logs.
enum LayoutConflict {
  static func text(_ constraints: [String], breaking broken: String) -> String {
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n
      """
    if constraints.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
      text += "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n\(broken)\n\n"
    text +=
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    text +=
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may "
    text += "also be helpful."
    return text
  }
}
