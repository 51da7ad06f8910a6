import Simulator
import Testing
import UIKit

/// Truth: Apple, UIImagePickerController and its delegate: the delegate gets the photo and dismisses the controller.
@MainActor struct UIImagePickerControllerTests {
  private final class Album: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var picked: [[UIImagePickerController.InfoKey: Any]] = []
    var cancelled = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      picked.append(info)
      dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      dismiss(animated: true)
    }
  }

  private func open(hasDelegate: Bool = true, allowsEditing: Bool = false) -> (Simulator, Album) {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    device.photos = [CGSize(width: 40, height: 20), CGSize(width: 20, height: 30)].map { size in
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    let album = Album()
    device.launch(album)
    let picker = UIImagePickerController()
    picker.allowsEditing = allowsEditing
    if hasDelegate { picker.delegate = album }
    album.present(picker, animated: true)
    device.advanceUntilIdle()
    return (device, album)
  }

  @Test func theDelegateGetsThePhotoThatWasTapped() {
    let (device, album) = open()
    device.tap(at: CGPoint(x: 100, y: 64 + 88 + 44))
    device.advanceUntilIdle()
    #expect(album.picked.count == 1 && album.picked[0][.originalImage] as? UIImage === device.photos[1])
    #expect(album.picked[0][.editedImage] == nil && album.picked[0][.mediaType] as? String == "public.image")
    #expect(album.presentedViewController == nil)
  }

  @Test func anEditedPhotoIsTheSquareInItsMiddle() {
    let (device, album) = open(allowsEditing: true)
    device.tap(at: CGPoint(x: 100, y: 64 + 44))
    device.advanceUntilIdle()
    let info = album.picked.first ?? [:]
    #expect(info[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: [true, false])
  func cancelLeavesThePickerWithOrWithoutADelegate(_ hasDelegate: Bool) {
    let (device, album) = open(hasDelegate: hasDelegate)
    device.tap(at: CGPoint(x: 345, y: 42))
    device.advanceUntilIdle()
    #expect(album.cancelled == (hasDelegate ? 1 : 0) && album.picked.isEmpty)
    #expect(album.presentedViewController == nil)
  }

  @Test func thereIsNoCamera() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  /// Truth: the exceptions of public crash reports.
  @Test func mediaThatNoSourceHasRaise() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        UIImagePickerController().mediaTypes = ["public.movie"]
      }
    }
    expectRaised(result, "NSInvalidArgumentException", "No available types for source 0")
  }
}
