/// Recipes need one import: this module re-exports UIKit, Foundation and the simulator.
@_exported import Simulator
@_exported import UIKit

@_exported import struct LessonPictures.Annotation
@_exported import struct LessonPictures.DynamicsSymbols
@_exported import enum LiveScenes.LiveProperty
