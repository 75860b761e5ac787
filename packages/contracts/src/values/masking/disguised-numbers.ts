import { ascends, countsUp, isOfUnit } from './number-lists.ts'
import type { Span } from './spans.ts'

/** What may stand between the digits of one number: one kind of it in one number. */
type Kind = 'symbol' | 'comma' | 'break' | 'space' | `letter ${string}`

/** Signs and emoji. Not those of dates, times and amounts, not a hidden contact, and not the mark of what was found already. */
const symbol = String.raw`[^\p{L}\p{N}\p{Co}\p{Ps}\p{Pe}\s.,:/•،、‚;+-]`
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['space', /^[ \t\u00a0]{1,3}$/],
  ['break', /^[ \t]{0,2}(?:\r?\n[ \t]{0,2}){1,3}$/],
  ['comma', /^\s?[,،、‚;]\s?$/],
  ['symbol', new RegExp(String.raw`^\s{0,2}(?:${symbol}{1,12}|\+)\s{0,2}$`, 'u')],
]
const letter = /^\s?(\p{L}|og|and|und)\s?$/iu
const kindOf = (between: string): Kind | undefined => {
  const word = letter.exec(between)?.[1]
  return word === undefined ? kinds.find(([, sign]) => sign.test(between))?.[0] : `letter ${word.toLowerCase()}`
}

/** The way to the next group of digits. */
const gap = /(?:[^\p{N}\p{Co}]{1,16})(?=\d)/uy
const group = /(?<!\d|\d[.:/-])\d{1,4}(?!\d|[.:/-]\d)/g

interface Group {
  from: number
  to: number
  /** How it is kept from the group before it; undefined if that is another number. */
  kind: Kind | undefined
}

const groupsIn = (text: string): Group[] => {
  let before: Group | undefined
  return Array.from(text.matchAll(group), ({ 0: digits, index }) => {
    const isNear = before !== undefined && index - before.to <= 16
    if (isNear && before) gap.lastIndex = before.to
    const between = isNear ? gap.exec(text)?.[0] : undefined
    const kind = between !== undefined && before?.to === index - between.length ? kindOf(between) : undefined
    before = { from: index, to: index + digits.length, kind }
    return before
  })
}

/** Lines may hold several groups each. */
const isSame = (kind: Kind | undefined, of: Kind): boolean => kind === of || (of === 'break' && kind === 'space')

/** The longest rows of groups that one kind keeps apart. */
const rowsOf = (groups: readonly Group[], kind: Kind): Group[][] => {
  const rows: Group[][] = []
  for (const [at, each] of groups.entries()) {
    const before = groups[at - 1]
    if (!before || !isSame(each.kind, kind)) continue
    const last = rows.at(-1)
    if (last?.at(-1) === before) last.push(each)
    else rows.push([before, each])
  }
  return kind === 'break' ? rows.filter((row) => row.slice(1).some((each) => each.kind === 'break')) : rows
}

const pairs = /^2{4,6}$/
const singles = /^1{8,12}$/
/** The groups that people write eight digits in, besides pairs. */
const others = /^(?:44|332|323|233|224|422|242)$/
const round = /0$/
const year = /^(?:19|20|21)\d\d$/
/** Amounts and years on lines are no phone number. */
const isPlain = (numbers: readonly string[]): boolean =>
  numbers.every((each) => !round.test(each)) && numbers.some((each) => !year.test(each))
const emoji = /\p{Extended_Pictographic}/u
/** What asks for a call shortly before a number. */
const call =
  /(?<!\p{L})(?:tlf|tele\w*|mobil\w*|handy|ring\w*|sms|call|phone|text|nummer|nr|number|ruf\w*|whatsapp|kontakt\w*|contact)[^.!?\d\n]{0,24}$/iu

/** What says shortly before numbers that they are codes. */
const code = /(?:kode|code|pin|postn|boks|box|lås|tresor|alarm)[^\d]{0,24}$/iu

const isPhone = (text: string, row: readonly Group[], kind: Kind): boolean => {
  const from = row[0]?.from ?? 0
  const to = row.at(-1)?.to ?? 0
  const shape = row.map((each) => each.to - each.from).join('')
  const isEven = pairs.test(shape) || singles.test(shape)
  if (!isEven && !others.test(shape)) return false
  const written = text.slice(from, to)
  if (countsUp(written) || isOfUnit(text, to)) return false
  const lead = text.slice(Math.max(0, from - 40), from)
  if (call.test(lead)) return true
  if (kind === 'comma') return isEven && (!ascends(written) || !/\s/.test(written))
  if (isEven) return true
  if (code.test(lead)) return false
  if (kind === 'symbol') return emoji.test(written)
  return kind === 'break' && isPlain(written.match(/\d+/g) ?? [])
}

/**
 * Where folded text holds phone numbers that something unusual keeps apart: emoji and other signs, ×, commas, letters, ends of lines. Lists
 * that count up, measures and amounts are none (docs/product/people.md, Contact data).
 */
export const disguisedSpans = (text: string): Span[] => {
  const groups = groupsIn(text)
  const found = new Set(groups.flatMap(({ kind }) => (kind === undefined || kind === 'space' ? [] : [kind])))
  return [...found].flatMap((kind) =>
    rowsOf(groups, kind)
      .filter((row) => isPhone(text, row, kind))
      .map((row): Span => [row[0]?.from ?? 0, row.at(-1)?.to ?? 0]),
  )
}
