// Foundation's range of characters, a struct of C as Apple's documentation gives it.

struct NSRange { long location; long length; };
typedef struct NSRange NSRange;
