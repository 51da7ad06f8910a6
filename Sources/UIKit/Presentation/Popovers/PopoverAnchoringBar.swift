/// A bar whose items popovers point at: its other items can be tapped while such a popover is shown.
protocol PopoverAnchoringBar: UIView {}
