/// A recipe needs one import: this module brings UIKit, Foundation and the simulator with it.
@_exported import Simulator
@_exported import UIKit

@_exported import struct Rendering.Annotation
@_exported import struct Rendering.DynamicsSigns
