import anyAscii from 'any-ascii'

/** Characters that Inter lacks: other scripts than Latin, Greek and Cyrillic, and pictographs. */
const foreign =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?!\p{ASCII})\p{Extended_Pictographic})+/gu

/** A text in which characters that neither Inter nor the language's own typeface has are transliterated to Latin letters. */
export const printable = (text: string, has: (sign: string) => boolean = () => false): string =>
  text.replaceAll(foreign, (signs, at: number) => {
    if ([...signs].every(has)) return signs
    const transliterated = anyAscii(signs)
    // Some scripts have no spaces, so a transliteration after a letter is set off by one.
    return at > 0 && /\p{Letter}/u.test(text[at - 1] ?? '') ? ` ${transliterated}` : transliterated
  })
