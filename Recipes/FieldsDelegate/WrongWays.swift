import UIKit

// MARK: counted before the change

class OldCountController: BadgeViewController {
  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = textField.text ?? ""
    return old.count < limit
  }
}

// MARK: old and new added up

class SumController: BadgeViewController {
  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = textField.text ?? ""
    return old.count + string.count <= limit
  }
}

// MARK: the length of NSString

class UnitCountController: BadgeViewController {
  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = (textField.text ?? "") as NSString
    let new = old.replacingCharacters(in: range, with: string)
    return (new as NSString).length <= limit
  }
}

// MARK: shown while it is asked

class ShownInBetweenController: BadgeViewController {
  override func connect() {
    name.delegate = self
    team.delegate = self
  }

  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    showCount(of: textField)
    return super.textField(
      textField,
      shouldChangeCharactersIn: range,
      replacementString: string
    )
  }
}

// MARK: only the first is connected

class FirstFieldController: BadgeViewController {
  override func connect() {
    super.connect()
    team.delegate = nil
  }
}

// MARK: stored by the Return key

class StoredAtReturnController: BadgeViewController {
  override func textFieldShouldReturn(
    _ textField: UITextField
  ) -> Bool {
    badge.text = "\(name.text ?? "")\n\(team.text ?? "")"
    return super.textFieldShouldReturn(textField)
  }

  override func textFieldDidEndEditing(_ textField: UITextField) {}
}
