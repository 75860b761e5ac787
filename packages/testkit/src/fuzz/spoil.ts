import type { Random } from '../random/random.ts'

const deep = (levels: number): unknown => (levels === 0 ? 'deep' : { deeper: deep(levels - 1) })

/** Extreme numbers, texts and dates. */
const edges: readonly unknown[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-7,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  '',
  ' ',
  'x'.repeat(500),
  'x'.repeat(501),
  'x'.repeat(5_000),
  '1900-01-01',
  '2199-12-31',
  '2024-02-29',
  '2023-02-29',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2026-11-20T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  [],
  Array.from({ length: 1_000 }, (_, index) => index),
]

/** Malformed and hostile values. */
const garbage: readonly unknown[] = [
  null,
  true,
  {},
  [[]],
  deep(60),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '👩‍👩‍👧‍👦'.repeat(20),
  "'; drop table booking; --",
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '$' + '{7*7}',
  '{{7*7}}',
  'NaN',
  'Infinity',
  '1e999',
  '٣',
  'ＤＫ',
  '\r\nSet-Cookie: x=y',
  '%',
  '_',
  '\\',
  '(((((a*)*)*)*)*)b',
  '&|!():*<->',
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  { $gt: '' },
]

const odd = (random: Random): unknown => random.pick(random.chance(0.5) ? edges : garbage)

/** The same value with one part of it replaced, left out or doubled. */
export const spoiled = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return odd(random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [odd(random)]
    const at = random.whole(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoiled(item, random) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(['__proto__', 'extra', ''])]: odd(random) }
  const [name] = random.pick(entries)
  if (random.chance(0.15)) return Object.fromEntries(entries.filter(([other]) => other !== name))
  return Object.fromEntries(entries.map(([key, item]) => [key, key === name ? spoiled(item, random) : item]))
}

/** A spoiled text for a URL or a header. */
export const spoiledText = (random: Random): string => {
  const value = odd(random)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Bodies that are no JSON. */
export const brokenBodies: readonly string[] = [
  '',
  '{',
  '{"a":',
  'null',
  '"text"',
  '[1,2',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '{"a":1}{"b":2}',
  '<xml/>',
  'a=b&c=d',
  `{"message":"${'x'.repeat(200_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":1e9999}',
  '{"a":"\\ud800"}',
]
