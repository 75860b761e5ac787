import { type AnswerField, limits } from '@nordbo/contracts'

/** What an answer of the wizard is: accepted by form and API alike, or by neither. */
export interface AnswerCase {
  field: AnswerField
  /** What is special about the value. */
  what: string
  value: unknown
  ok: boolean
  /** A person could type it into the form. */
  typed: boolean
  /** Other answers that it needs. */
  beside: Record<string, unknown>
}

const make = (
  field: AnswerField,
  rows: readonly (readonly [what: string, value: unknown, ok: boolean, typed?: boolean])[],
  beside: Record<string, unknown> = {},
): AnswerCase[] =>
  rows.map(([what, value, ok, typed = typeof value === 'string']) => ({ field, what, value, ok, typed, beside }))

const tenKilobytes = 'æ'.repeat(5_120)
const emoji = '👩‍👩‍👧‍👦🏖️'
const script = '<script>alert(1)</script>'

/** A text of one line that must be there. */
const line = (field: AnswerField, { least, most }: { least: number; most: number }, beside = {}): AnswerCase[] =>
  make(
    field,
    [
      ['least', 'h'.repeat(least), true],
      ['most', 'H'.repeat(most), true],
      ['too short', 'h'.repeat(least - 1), false],
      ['too long', 'h'.repeat(most + 1), false],
      ['a number', 12, false, false],
      ['a list', ['Hus'], false, false],
      ['10 kB', tenKilobytes, false],
      ['blank', ' '.repeat(least), false],
      ['of no width', '\u200b'.repeat(Math.max(least, 4)), false],
      ['a control character', `Huset\u0007${'h'.repeat(least)}`.slice(0, most), false],
      ['NUL', `Hu\u0000${'h'.repeat(least)}`.slice(0, most), false],
      ['half a character', `Hu\ud83d${'h'.repeat(least)}`.slice(0, most), false],
      ['turned around', `Hu\u202e${'h'.repeat(least)}`.slice(0, most), false],
      ['a line break', `Hu\n${'h'.repeat(least)}`.slice(0, most), false, false],
      ...(most < script.length
        ? []
        : ([
            ['emoji', `${emoji}${'!'.repeat(least)}`, true],
            // Each is one character, although it takes two units.
            ['as few emoji', '😀'.repeat(least), true],
            ['too few emoji', '😀'.repeat(least - 1), false],
            ['a script', script, true],
          ] as const)),
    ],
    beside,
  )

/** A whole number. */
const whole = (field: AnswerField, { least, most }: { least: number; most: number }, beside = {}): AnswerCase[] =>
  make(
    field,
    [
      ['least', least, true, true],
      ['most', most, true, true],
      ['too little', least - 1, false, true],
      ['too much', most + 1, false, true],
      ['not whole', least + 0.5, false, true],
      ['huge', 1e21, false, true],
      ['a text', String(least), false, false],
      ['emoji', emoji, false, false],
      ['10 kB', tenKilobytes, false, false],
      ['yes', true, false, false],
      ['emptied', null, false, true],
    ],
    beside,
  )

/** One of some words. */
const choice = (field: AnswerField, words: readonly string[]): AnswerCase[] =>
  make(field, [
    ...words.map((word) => [word, word, true, false] as const),
    ['another word', 'slot', false, false],
    ['emoji', emoji, false, false],
    ['10 kB', tenKilobytes, false, false],
    ['a number', 1, false, false],
  ])

/** Yes or no. */
const yesOrNo = (field: AnswerField): AnswerCase[] =>
  make(field, [
    ['yes', true, true, false],
    ['no', false, true, false],
    ['a text', 'true', false, false],
    ['a number', 1, false, false],
  ])

const kroner = ({ least, most }: { least: number; most: number }) => ({ least: least / 100, most: most / 100 })
const asBusiness = { isBusiness: true, companyName: 'Klit ApS', cvr: '12345678' }
const without = (cases: AnswerCase[], ...whats: string[]) => cases.filter(({ what }) => !whats.includes(what))

/** Values at and beyond the limits of every answer, with what form and API say (docs/product/listings.md, Limits). */
export const answerCases: readonly AnswerCase[] = [
  ...choice('category', ['housing']),
  ...make('tags', [
    ['least', ['beach'], true],
    ['most', ['beach', 'quiet'], true],
    ['none', [], false],
    ['three', ['beach', 'quiet', 'family'], false],
    ['another word', ['slot'], false],
    ['a text', 'beach', false, false],
  ]),
  ...without(line('description', limits.description), 'a line break', 'turned around'),
  ...make('description', [['a line break', 'Første linje er her.\nAnden linje.', true]]),
  ...line('title', limits.title),
  ...choice('subcategory', ['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa']),
  ...(['maxGuests', 'bedrooms', 'beds'] as const).flatMap((field) =>
    whole(field, limits[field]).map((each) => ({ ...each, typed: false })),
  ),
  ...make('bathrooms', [
    ['least', 0.5, true],
    ['most', 10, true],
    ['none', 0, false],
    ['too many', 10.5, false],
    ['a quarter', 0.75, false],
    ['a text', '1', false, false],
  ]),
  ...line('line1', limits.line1),
  ...without(
    line('line2', { least: 1, most: limits.line2.most }),
    'too short',
    'too few emoji',
    'blank',
    'of no width',
  ),
  ...make('line2', [['empty', '', true]]),
  ...line('postalCode', limits.postalCode),
  ...line('city', limits.city),
  ...make('location', [
    ['somewhere', { lat: 57.7, lng: 10.6 }, true],
    ['north of the pole', { lat: 90.1, lng: 10.6 }, false],
    ['half a point', { lat: 57.7 }, false],
    ['a text', '57.7,10.6', false, false],
    ['emptied', null, false],
  ]),
  ...yesOrNo('isBusiness').map((each) => ({ ...each, beside: { companyName: 'Klit ApS', cvr: '12345678' } })),
  ...line('companyName', limits.companyName, asBusiness),
  ...make(
    'cvr',
    [
      ['eight digits', '12345678', true],
      ['seven digits', '1234567', false],
      ['nine digits', '123456789', false],
      ['letters', 'DK345678', false],
      ['digits of another script', '١٢٣٤٥٦٧٨', false],
      ['emoji', emoji, false],
      ['10 kB', tenKilobytes, false],
      ['empty', '', false],
      ['a number', 12_345_678, false, false],
    ],
    asBusiness,
  ),
  ...whole('basePrice', kroner(limits.baseOre)),
  ...yesOrNo('cleaningIncluded'),
  ...whole('cleaningFee', kroner(limits.cleaningOre)),
  ...whole('weekendPercent', limits.weekendPercent),
  // An emptied percentage switches its discount off.
  ...(['introPercent', 'lastMinutePercent', 'weeklyPercent', 'monthlyPercent'] as const).flatMap((field) =>
    without(whole(field, limits[field]), 'emptied'),
  ),
  ...whole('introFirstN', limits.introFirstN, { introPercent: 20 }),
  ...whole('lastMinuteDays', limits.lastMinuteDays, { lastMinutePercent: 2 }),
  ...make('extras', [
    ['all', ['INSURANCE', 'FEATURED', 'INSTANT_PAYOUTS', 'SMART_PRICING'], true],
    ['none', [], true],
    ['another word', ['BREAKFAST'], false],
    ['five', ['INSURANCE', 'INSURANCE', 'INSURANCE', 'INSURANCE', 'INSURANCE'], false],
    ['a text', 'INSURANCE', false, false],
  ]),
  ...(['outdoorCamera', 'noiseMonitors', 'weapons'] as const).flatMap(yesOrNo),
  ...choice('firstGuestPolicy', ['any', 'experienced']),
  ...choice('bookingMode', ['instant', 'request']),
  // Numbers outside the limits are moved to the nearer end.
  ...make('requestAutoExpireHours', [
    ['least', 1, true, true],
    ['most', 168, true, true],
    ['too little', 0, true, true],
    ['too much', 169, true, true],
    ['a text', '24', false, false],
    ['10 kB', tenKilobytes, false, false],
  ]),
]
