import anyAscii from 'any-ascii'

/** Characters that the PDF font lacks: other scripts than Latin, Greek and Cyrillic, and pictographs. */
const foreign =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?!\p{ASCII})\p{Extended_Pictographic})+/gu

/** A text in which characters that the PDF font lacks are transliterated to Latin letters. */
export const printable = (text: string): string =>
  text.replaceAll(foreign, (signs, at: number) => {
    const transliterated = anyAscii(signs)
    // Some scripts have no spaces, so a transliteration after a letter is set off by one.
    return at > 0 && /\p{Letter}/u.test(text[at - 1] ?? '') ? ` ${transliterated}` : transliterated
  })
