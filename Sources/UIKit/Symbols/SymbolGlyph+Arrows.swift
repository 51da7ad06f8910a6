extension SymbolGlyph {
  /// Chevrons and arrows.
  static let arrows = """
    chevron.right: s M8 3.4 16.6 12 8 20.6
    chevron.left: s M16 3.4 7.4 12 16 20.6
    chevron.up: s M3.4 16.2 12 7.6 20.6 16.2
    chevron.down: s M3.4 7.8 12 16.4 20.6 7.8
    chevron.forward: = chevron.right
    chevron.backward: = chevron.left
    chevron.right.2: s M4.4 4.4 12 12 4.4 19.6 M12.4 4.4 20 12 12.4 19.6
    chevron.left.2: s M19.6 4.4 12 12 19.6 19.6 M11.6 4.4 4 12 11.6 19.6
    chevron.compact.up: s M3 14 12 10 21 14
    chevron.compact.down: s M3 10 12 14 21 10
    chevron.compact.left: s M14 3 10 12 14 21
    chevron.compact.right: s M10 3 14 12 10 21
    chevron.up.chevron.down: s M6.6 9 12 3.6 17.4 9 M6.6 15 12 20.4 17.4 15
    arrow.up: s M12 3 12 21 M5 10 12 3 19 10
    arrow.down: s M12 3 12 21 M5 14 12 21 19 14
    arrow.left: s M21 12 3 12 M10 5 3 12 10 19
    arrow.right: s M3 12 21 12 M14 5 21 12 14 19
    arrow.forward: = arrow.right
    arrow.backward: = arrow.left
    arrow.up.right: s M5.5 18.5 18.5 5.5 M8 5.5 18.5 5.5 18.5 16
    arrow.up.left: s M18.5 18.5 5.5 5.5 M16 5.5 5.5 5.5 5.5 16
    arrow.down.right: s M5.5 5.5 18.5 18.5 M8 18.5 18.5 18.5 18.5 8
    arrow.down.left: s M18.5 5.5 5.5 18.5 M16 18.5 5.5 18.5 5.5 8
    arrow.up.forward: = arrow.up.right
    arrow.up.backward: = arrow.up.left
    arrow.up.arrow.down: s M7 20.4 7 3.6 M2.6 8 7 3.6 11.4 8 M17 3.6 17 20.4 M12.6 16 17 20.4 21.4 16
    arrow.left.arrow.right: s M20.4 7 3.6 7 M8 2.6 3.6 7 8 11.4 M3.6 17 20.4 17 M16 12.6 20.4 17 16 21.4
    arrow.up.and.down: s M12 2.4 12 21.6 M7.2 7.2 12 2.4 16.8 7.2 M7.2 16.8 12 21.6 16.8 16.8
    arrow.left.and.right: s M2.4 12 21.6 12 M7.2 7.2 2.4 12 7.2 16.8 M16.8 7.2 21.6 12 16.8 16.8
    arrow.up.left.and.arrow.down.right: s M3.2 10 3.2 3.2 10 3.2 M3.2 3.2 10.2 10.2 M20.8 14 20.8 20.8 14 20.8 M20.8 20.8 13.8 13.8
    arrow.down.right.and.arrow.up.left: s M10.2 3.6 10.2 10.2 3.6 10.2 M10.2 10.2 3 3 M13.8 20.4 13.8 13.8 20.4 13.8 M13.8 13.8 21 21
    arrow.up.to.line: s M12 21 12 7 M6 13 12 7 18 13 M3.6 3 20.4 3
    arrow.down.to.line: s M12 3 12 17 M6 11 12 17 18 11 M3.6 21 20.4 21
    arrow.clockwise: s A12 13 8.4 -8 -300 s M12.2 1 17 5.4 11.8 9.4
    arrow.counterclockwise: s A12 13 8.4 188 480 s M11.8 1 7 5.4 12.2 9.4
    arrow.triangle.2.circlepath: s A12 12 8.6 188 338 s A12 12 8.6 8 158 s M15.4 8.6 20.2 9.2 21.4 4.4 M8.6 15.4 3.8 14.8 2.6 19.6
    arrow.2.circlepath: = arrow.triangle.2.circlepath
    arrow.uturn.left: s M8.2 3.4 3.4 8.2 8.2 13 M3.4 8.2 14.6 8.2 A14.6 14.2 6 -90 90 L9 20.2
    arrow.uturn.right: s M15.8 3.4 20.6 8.2 15.8 13 M20.6 8.2 9.4 8.2 A9.4 14.2 6 -90 -270 L15 20.2
    arrow.uturn.backward: = arrow.uturn.left
    arrow.uturn.forward: = arrow.uturn.right
    arrow.turn.up.left: s M8 3.4 3 8.4 8 13.4 M3 8.4 17 8.4 Q20 8.4 20 11.4 L20 20.4
    arrow.turn.up.right: s M16 3.4 21 8.4 16 13.4 M21 8.4 7 8.4 Q4 8.4 4 11.4 L4 20.4
    arrow.turn.down.right: s M16 10.6 21 15.6 16 20.6 M21 15.6 7 15.6 Q4 15.6 4 12.6 L4 3.6
    arrow.turn.down.left: s M8 10.6 3 15.6 8 20.6 M3 15.6 17 15.6 Q20 15.6 20 12.6 L20 3.6
    arrowshape.turn.up.left: b M9.8 4.4 Q9.8 3.4 9 4.2 L2.2 10.4 Q1.4 11.1 2.2 11.8 L9 18 Q9.8 18.8 9.8 17.8 L9.8 14.6 Q16.6 14.2 20.6 19.4 Q21.8 20.8 21.8 19 C21.6 11.6 17 7.8 9.8 7.6 Z
    arrowshape.turn.up.right: b M14.2 4.4 Q14.2 3.4 15 4.2 L21.8 10.4 Q22.6 11.1 21.8 11.8 L15 18 Q14.2 18.8 14.2 17.8 L14.2 14.6 Q7.4 14.2 3.4 19.4 Q2.2 20.8 2.2 19 C2.4 11.6 7 7.8 14.2 7.6 Z
    arrow.branch: s M6 2.5 6 21.5 M6 16 Q6 11.5 11 11.5 L14 11.5 Q18 11.5 18 7.5 L18 3 M14 7 18 3 22 7
    arrow.triangle.branch: = arrow.branch
    square.and.arrow.up: s M8.4 8.8 7 8.8 Q4.4 8.8 4.4 11.4 L4.4 19.2 Q4.4 21.8 7 21.8 L17 21.8 Q19.6 21.8 19.6 19.2 L19.6 11.4 Q19.6 8.8 17 8.8 L15.6 8.8 M12 15 12 2.2 M7.8 6.2 12 2 16.2 6.2
    square.and.arrow.down: s M8.4 8.8 7 8.8 Q4.4 8.8 4.4 11.4 L4.4 19.2 Q4.4 21.8 7 21.8 L17 21.8 Q19.6 21.8 19.6 19.2 L19.6 11.4 Q19.6 8.8 17 8.8 L15.6 8.8 M12 2 12 15.4 M7.8 11.4 12 15.6 16.2 11.4
    rectangle.portrait.and.arrow.right: s M14 7.4 14 5 Q14 2.4 11.4 2.4 L6 2.4 Q3.4 2.4 3.4 5 L3.4 19 Q3.4 21.6 6 21.6 L11.4 21.6 Q14 21.6 14 19 L14 16.6 M9 12 22 12 M18 8 22 12 18 16
    """
}
