@_exported import Simulator
@_exported import UIKit
