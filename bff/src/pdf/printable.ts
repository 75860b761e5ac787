import anyAscii from 'any-ascii'

/** Characters that the typeface of PDFs lacks: all but Latin, Greek, Cyrillic and the signs that scripts share, pictures apart. */
const foreign =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?!\p{ASCII})\p{Extended_Pictographic})+/gu

/** A text as a PDF can print it: signs of other scripts said in Latin letters. Nothing else changes. */
export const printable = (text: string): string =>
  text.replaceAll(foreign, (signs, at: number) => {
    const said = anyAscii(signs)
    // Scripts without spaces: what follows a letter begins anew.
    return at > 0 && /\p{Letter}/u.test(text[at - 1] ?? '') ? ` ${said}` : said
  })
