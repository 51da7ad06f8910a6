/// The cross-import overlay: Swift imports this module in files that import both `Testing` and `CoreGraphics`, for
/// example with UIKit.
///
/// It adds nothing. If it re-exported CoreGraphics, such files would see Foundation other than by UIKit, whose
/// methods would then no longer hide Foundation's.
@_exported import Testing
