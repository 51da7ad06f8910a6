/// The cross-import overlay: Swift imports this module in files that import both `Testing` and `UIKit`.
@_exported import Testing
@_exported import UIKit
