/// Recipes need one import: this module re-exports UIKit, Foundation and the simulator.
@_exported import Simulator
@_exported import UIKit

@_exported import struct Rendering.Annotation
@_exported import struct Rendering.DynamicsSymbols
