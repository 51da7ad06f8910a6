// The structs of UIKit, and the options that its protocols of Objective-C take, as Apple's documentation gives them.

#include "CGGeometry.h"

struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; };
typedef struct UIEdgeInsets UIEdgeInsets;

struct NSDirectionalEdgeInsets { CGFloat top; CGFloat leading; CGFloat bottom; CGFloat trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;

struct UIOffset { CGFloat horizontal; CGFloat vertical; };
typedef struct UIOffset UIOffset;

struct UIFloatRange { CGFloat minimum; CGFloat maximum; };
typedef struct UIFloatRange UIFloatRange;

enum __attribute__((flag_enum, enum_extensibility(open))) UIInterfaceOrientationMask : unsigned long {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscape = 3 << 3,
  UIInterfaceOrientationMaskAll = 15 << 1,
  UIInterfaceOrientationMaskAllButUpsideDown = 13 << 1,
};
typedef enum UIInterfaceOrientationMask UIInterfaceOrientationMask;
