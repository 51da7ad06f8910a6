/// A command of the tool: what it is called, what its help says, how it is read and what it does.
protocol Command: Invocation {
  /// The command's name and options, and what its help says.
  static var description: CommandDescription { get }

  /// Reads the words and the options that stand with the command.
  init(_ arguments: CommandArguments) throws(ToolError)
}
