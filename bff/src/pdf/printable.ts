import anyAscii from 'any-ascii'

/** Characters that Inter lacks: other scripts than Latin, Greek and Cyrillic, and pictographs. */
const foreign =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?!\p{ASCII})\p{Extended_Pictographic})+/gu

/** An emoji with what belongs to it: its colour, its frame, those it is joined with; a flag. */
const emoji =
  /(?!\p{ASCII})\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f\u20e3]|\u200d\p{Extended_Pictographic})*|\p{Regional_Indicator}{1,2}/gu
/** How a transliteration names a picture: `:grinning:`. */
const pictureName = /^:[\w+-]+:/

const isPicture = (sign: string): boolean => /\p{Regional_Indicator}/u.test(sign) || pictureName.test(anyAscii(sign))

/** A text without the emoji that no typeface of the document has. */
export const withoutPictures = (text: string, has: (sign: string) => boolean = () => false): string => {
  const left = text.replaceAll(emoji, (sign) => (isPicture(sign) && ![...sign].every(has) ? '' : sign))
  return left === text ? text : left.replaceAll(/ {2,}/g, ' ').trim()
}

/**
 * A text in which characters that neither Inter nor the language's own typeface has are transliterated to Latin letters. Emoji are left
 * out; a text of nothing else is printed as their names.
 */
export const printable = (text: string, has: (sign: string) => boolean = () => false): string => {
  const words = withoutPictures(text, has)
  if (words === '' && text.trim() !== '')
    return anyAscii(text)
      .replaceAll(/[^\w ]+/g, ' ')
      .trim()
  return words.replaceAll(foreign, (signs, at: number) => {
    if ([...signs].every(has)) return signs
    const transliterated = anyAscii(signs)
    // Some scripts have no spaces, so a transliteration after a letter is set off by one.
    return at > 0 && /\p{Letter}/u.test(words[at - 1] ?? '') ? ` ${transliterated}` : transliterated
  })
}
