import Testing
import UIKit

/// Truth: Apple, NSMapTable and NSHashTable.
struct NSMapTableTests {
  private final class Box {}

  @Test func aTableWithWeakKeysLosesWhatIsReleased() {
    let table = NSMapTable<Box, NSString>.weakToStrongObjects()
    let kept = Box()
    table.setObject("kept", forKey: kept)
    do {
      let gone = Box()
      table.setObject("gone", forKey: gone)
      #expect(table.count == 2 && table.object(forKey: gone) == "gone")
    }
    #expect(table.count == 1 && table.object(forKey: kept) == "kept")
    #expect(table.keyEnumerator().allObjects.count == 1)
    #expect(table.objectEnumerator()?.allObjects as? [NSString] == ["kept"])
  }

  @Test func aTableWithWeakObjectsComparesItsKeysByValue() {
    let table = NSMapTable<NSString, Box>.strongToWeakObjects()
    var box: Box? = Box()
    table.setObject(box, forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) === box)
    box = nil
    #expect(table.object(forKey: NSString(string: "a")) == nil && table.count == 0)
  }

  @Test func objectsAreReplacedAndRemoved() {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("1", forKey: "a")
    table.setObject("2", forKey: "a")
    #expect(table.count == 1 && table.object(forKey: "a") == "2")
    table.removeObject(forKey: "a")
    #expect(table.object(forKey: "a") == nil && table.object(forKey: nil) == nil)
    table.setObject("3", forKey: "b")
    table.removeAllObjects()
    #expect(table.count == 0)
    let byIdentity = NSMapTable<NSNumber, NSString>(keyOptions: [.objectPointerPersonality])
    let (one, same) = (NSNumber(value: 1.5), NSNumber(value: 1.5))
    byIdentity.setObject("one", forKey: one)
    #expect(
      byIdentity.object(forKey: one) == "one" && (one === same || byIdentity.object(forKey: same) == nil)
    )
  }

  @Test func aHashTableOfWeakObjectsHoldsEachOnceWhileItLives() {
    let table = NSHashTable<Box>.weakObjects()
    let kept = Box()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Box()
      table.add(gone)
      #expect(table.contains(gone) && table.count == 2)
    }
    #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    #expect(table.anyObject === kept && table.contains(kept) && !table.contains(nil))
    table.remove(kept)
    #expect(table.count == 0)
  }
}
