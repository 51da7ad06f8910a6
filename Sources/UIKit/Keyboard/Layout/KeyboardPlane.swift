/// Which of its keys a keyboard shows.
enum KeyboardPlane: Hashable {
  case letters
  case digits
  case signs
}
