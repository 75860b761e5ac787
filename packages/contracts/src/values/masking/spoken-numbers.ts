import type { Span } from './spans.ts'

const units =
  'nul|null|zero|nought|oh|o|nulla|en|et|én|ét|een|ein|eins|one|to|two|zwei|zwo|tre|three|drei|fire|four|vier|fem|five|fünf|fuenf|seks|six|sechs|syv|seven|sieben|otte|eight|acht|ni|nine|neun'
const teens =
  'ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|zehn|elf|zwölf|zwoelf|dreizehn|vierzehn|fünfzehn|fuenfzehn|sechzehn|siebzehn|achtzehn|neunzehn'
const danishTens = 'tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems'
const germanTens = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig'
const englishTens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety'
const englishUnits = 'one|two|three|four|five|six|seven|eight|nine'
const danishUnits = 'en|et|to|tre|fire|fem|seks|syv|otte|ni'
const germanUnits = 'ein|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun'

const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

/** One number: how often its digits are said, then two digits, one digit, or digits as such. */
const number = new RegExp(
  [
    String.raw`(?:(?<twice>dobbelt|double|doppel|doppelt)|(?<thrice>tripel|triple|tredobbelt|dreifach))?[\s-]{0,2}(?:`,
    String.raw`(?<two>(?:${danishUnits})(?:\s?-?og-?\s?)(?:${danishTens})|(?:${germanUnits})(?:\s?und\s?)(?:${germanTens})`,
    String.raw`|(?:${englishTens})[\s-](?:${englishUnits})(?!\p{L})|${longestFirst(`${teens}|${danishTens}|${germanTens}|${englishTens}`)})`,
    String.raw`|(?<one>${longestFirst(units)})|(?<figures>\d{1,2})(?!\d))`,
  ].join(''),
  'iuy',
)
const between = /[\s,.\-/*:;_|~]{0,3}(?:(?:og|and|und)\s)?/iuy
const letter = /[\p{L}\p{N}]/u
const start = /(?<![\p{L}\p{N}])(?=[\p{L}\d])/gu

/** More numbers than any phone number has, so that a text of numbers alone takes no longer than others. */
const mostNumbers = 18

interface Run {
  end: number
  digits: number
  spoken: number
  numbers: number
  /** All numbers have two digits. */
  pairs: boolean
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The longest row of at most `mostNumbers` numbers from a place on that ends with a word. */
const runAt = (text: string, from: number): Run => {
  let run: Run = { end: from, digits: 0, spoken: 0, numbers: 0, pairs: true }
  let whole = run
  let at = from
  while (run.numbers < mostNumbers) {
    const found = matchAt(number, text, at)
    if (!found) break
    const { twice, thrice, two, figures } = found.groups ?? {}
    const digits = (figures?.length ?? (two ? 2 : 1)) * (thrice ? 3 : twice ? 2 : 1)
    run = {
      end: at + found[0].length,
      digits: run.digits + digits,
      spoken: run.spoken + (figures ? 0 : 1),
      numbers: run.numbers + 1,
      pairs: run.pairs && digits === 2,
    }
    if (!letter.test(text[run.end] ?? '')) whole = run
    at = run.end + (matchAt(between, text, run.end)?.[0].length ?? 0)
  }
  return whole
}

/** Eight digits are a phone number. A row with figures needs two spoken numbers, or pairs alone: "12.7., to voksne" is no phone number. */
const isPhone = ({ digits, spoken, numbers, pairs }: Run): boolean =>
  digits >= 8 && numbers >= 4 && (spoken === numbers || spoken >= 2 || (spoken === 1 && pairs))

const plus = /(?:plus|\+)\s?$/iu

/** Where folded text holds phone numbers that are spelled out in Danish, English or German. */
export const spokenSpans = (text: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const { index } of text.matchAll(start)) {
    if (index < from) continue
    const run = runAt(text, index)
    // Figures alone are left to the patterns of digits.
    if (run.spoken === 0) from = run.end
    if (!isPhone(run)) continue
    const prefix = plus.exec(text.slice(Math.max(0, index - 6), index))?.[0].length ?? 0
    spans.push([index - prefix, run.end])
    from = run.end
  }
  return spans
}
