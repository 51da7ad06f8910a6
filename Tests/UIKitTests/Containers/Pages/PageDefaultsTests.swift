import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageViewController: initial values, options and enumerations.
@MainActor struct PageDefaultsTests {
  @Test func aNewBookCurlsAtTheLeft() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let book = UIPageViewController()
    #expect(book.transitionStyle == .pageCurl)
    #expect(book.navigationOrientation == .horizontal)
    #expect(book.spineLocation == .min)
    #expect(!book.isDoubleSided)
    #expect(book.viewControllers == [])
    #expect(book.dataSource == nil)
    #expect(book.delegate == nil)
    let recognizers = book.gestureRecognizers
    #expect(recognizers.count == 2)
    #expect(recognizers.first is UIPanGestureRecognizer)
    #expect(recognizers.last is UITapGestureRecognizer)
  }

  @Test func pagesThatScrollHaveNoSpineAndShowNoRecognizers() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let book = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .vertical,
      options: [.spineLocation: 2]
    )
    #expect(book.transitionStyle == .scroll)
    #expect(book.navigationOrientation == .vertical)
    #expect(book.spineLocation == .none)
    #expect(!book.isDoubleSided)
    #expect(book.gestureRecognizers == [])
  }

  @Test(arguments: [
    (UIPageViewController.SpineLocation.none, 0), (.min, 1), (.mid, 2), (.max, 3),
  ])
  func spineLocationsHaveApplesNumbers(_ location: UIPageViewController.SpineLocation, _ number: Int) {
    #expect(location.rawValue == number)
  }

  @Test(arguments: [
    (1, UIPageViewController.SpineLocation.min), (2, .mid), (3, .max), (0, .min), (7, .min), (-1, .min),
  ])
  func theSpineIsGivenAsANumber(_ number: Int, _ location: UIPageViewController.SpineLocation) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    for value: Any in [number, NSNumber(value: number), Double(number)] {
      let book = UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: value]
      )
      #expect(book.spineLocation == location)
      #expect(book.isDoubleSided == (location == .mid))
    }
  }

  @Test func whatIsNoNumberIsIgnored() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    for value: Any in ["mid", Double.nan, Double.infinity, 2.5] {
      let book = UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: value, .interPageSpacing: value]
      )
      #expect(book.spineLocation == .min)
    }
  }

  @Test func aSpineInTheMiddleNeedsBacks() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let book = UIPageViewController(
          transitionStyle: .pageCurl,
          navigationOrientation: .horizontal,
          options: [.spineLocation: 2]
        )
        book.isDoubleSided = true
        book.isDoubleSided = false
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The doubleSided property of a page view controller cannot be set to NO while its spine location is "
        + "UIPageViewControllerSpineLocationMid."
    )
  }

  @Test func orientationsAreTheDelegates() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    final class PortraitDelegate: UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    final class SilentDelegate: UIPageViewControllerDelegate {}
    let book = UIPageViewController()
    let portrait = PortraitDelegate()
    let silent = SilentDelegate()
    #expect(book.supportedInterfaceOrientations == .allButUpsideDown)
    book.delegate = silent
    #expect(book.supportedInterfaceOrientations == .allButUpsideDown)
    book.delegate = portrait
    #expect(book.supportedInterfaceOrientations == .portrait)
  }
}
