/// Swift Testing looks for a module of this name as soon as a test imports both `Testing` and `UIKit`.
@_exported import Testing
@_exported import UIKit
