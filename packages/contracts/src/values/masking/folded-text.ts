/** Text with all its disguised characters replaced by plain ones, and where each of them stood. */
export interface FoldedText {
  text: string
  /** Where each character of `text` begins in the original. */
  starts: readonly number[]
  /** Where it ends, before marks of direction that follow. */
  ends: readonly number[]
}

/** Cyrillic and Greek letters that look like Latin ones, each before its Latin letter. */
const lookAlikes =
  'аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнhАAВBЕEЗ3КKМMНHОOРPСCТTХXУYІIЈJЅSοoαaεeιiκkνvρpτtυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'
const latin = new Map(
  Array.from({ length: lookAlikes.length / 2 }, (_, at) => [lookAlikes[at * 2], lookAlikes[at * 2 + 1]]),
)

const unseen = /^(?:\p{Default_Ignorable_Code_Point}|\u20e3)$/u
const direction = /^\p{Bidi_Control}$/u
const digit = /^\p{Nd}$/u
/** Characters that are read as a dot; the bullet only alone, because a row of them hides a contact already. */
const dots = /^[\u00b7\u2024\u2027\u2219\u22c5\u3002\u30fb\uff0e\uff61]$/u
const dashes = /^[\u2010-\u2015\u2212]$/u

/** The digit of any script. Each script has its ten digits in a row, from a code that ends in 0 or 6. */
const plainDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const last = code % 16
  return String(digit.test(String.fromCodePoint(code - last)) ? last : last - 6)
}

/** Rows of round and square signs that have no plain form of their own, each with the code of its first and what that is read as. */
const framed = [
  ...[0x24f5, 0x2776, 0x2780, 0x278a].map((from) => [from, 10, 1] as const),
  ...[0x1f150, 0x1f170].map((from) => [from, 26, 'a'] as const),
] as const
const unframed = new Map(
  framed.flatMap(([from, length, first]) =>
    Array.from({ length }, (_, at) => [
      String.fromCodePoint(from + at),
      typeof first === 'number' ? String(first + at) : String.fromCodePoint(first.charCodeAt(0) + at),
    ]),
  ),
)
/** A mark that is written over, under or around the sign before it. */
const mark = /^\p{M}$/u
const ascii = /[\x21-\x7e]$/
const breaks = /^[\u2028\u2029]$/

const plainSign = (sign: string): string => {
  if (sign < '\u007f') return sign
  if (breaks.test(sign)) return '\n'
  if (unseen.test(sign)) return ''
  if (dots.test(sign)) return '.'
  if (dashes.test(sign)) return '-'
  const common = latin.get(sign) ?? unframed.get(sign) ?? sign.normalize('NFKC')
  // ½ is no 1 and no 2.
  if (common.includes('\u2044')) return sign
  return digit.test(common) && common > '9' ? plainDigit(common) : common
}

/** Letters that look like digits. */
const digitLetters: readonly (readonly [letters: RegExp, digit: string])[] = [
  [/[oOØøQD]/g, '0'],
  [/[lIiı]/g, '1'],
  [/Z/g, '2'],
  [/A/g, '4'],
  [/S/g, '5'],
  [/G/g, '6'],
  [/B/g, '8'],
]
/** A group of digits in which letters stand for others: 2O, l2, S3. A, B, D and G only before another digit: 12B is a house. */
const lettered =
  /(?<![\p{L}\p{N}])(?=[oOØøQlIiıZS]*\d|[ABDG]\d)(?=\d*[oOØøQDlIiıZSABG])(?:[\doOØøQlIiıZS]|[ABDG](?=\d))+(?![\p{L}\p{N}])/gu
/** Two such letters between groups of digits: 28 II 22 33. */
const letterPair = /(?<=\d[ \t._/-]{1,3})[oOlI]{2}(?=[ \t._/-]{1,3}\d\d)/gu
/** Folds invisible characters, wide and foreign digits, look-alike letters, and unusual dots and dashes. */
export const fold = (original: string): FoldedText => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const sign of original) {
    const lonely = sign === '\u2022' && original[at - 1] !== sign && original[at + 1] !== sign
    const plain = lonely ? '.' : mark.test(sign) && ascii.test(text) ? '' : plainSign(sign)
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at)
      ends.push(at + sign.length)
    }
    // What is invisible belongs to the character before it, such as the frame of 3️⃣; marks of direction belong to the text around.
    if (plain === '' && ends.length > 0 && !direction.test(sign)) ends[ends.length - 1] = at + sign.length
    text += plain
    at += sign.length
  }
  const digits = (group: string): string =>
    digitLetters.reduce((left, [letters, digit]) => left.replace(letters, digit), group)
  return { text: text.replace(lettered, digits).replace(letterPair, digits), starts, ends }
}
