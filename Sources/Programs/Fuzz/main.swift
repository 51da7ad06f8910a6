import Foundation
import RecipeRunner

CGlobals.bufferOutputByLine()
do {
  exit(try FuzzCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch let error as FuzzUsageError {
  FileHandle.standardError.write(Data("\(error)\n\n\(FuzzOptions.usage)".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
