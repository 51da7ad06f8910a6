// swift-format-ignore-file
/* What is hard to embed: """ and """# and #"""# end literals, \(name) and \#(name) begin interpolations,
a \ at the end of a line joins it to the next \
	tabs, trailing blanks  	 
a line of the old Macand one of Windows, a line separator   and a paragraph separator  ,
letters of two scalars é and of one é, a family 👩‍👧, right-to-left ‮abc‬,
escapes \u{41} \n \0 \", and no line break at the end. */
let example = "\u{41}\n"

// end