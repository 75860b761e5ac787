import { err, ok, procedure } from '@nordbo/contracts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isUndeclaredError, readInput, writeAnswer } from './answer.ts'
import { appendFields, SerializedJson } from './serialized-json.ts'
import { decode, encode } from './wire.ts'

const asked = procedure({
  input: z.object({ nights: z.int().min(1), guests: z.int().default(2) }),
  output: z.object({ totalOre: z.int() }),
  errors: ['quote.datesInvalid'],
})

describe('an answer', () => {
  it('holds what its contract names and nothing else', () => {
    expect(decode(writeAnswer(asked, ok({ totalOre: 100, hostShareOre: 90 }), false))).toEqual(ok({ totalOre: 100 }))
  })

  it('that breaks its contract is a mistake of ours', () => {
    expect(() => writeAnswer(asked, ok({ totalOre: 1.5 }), false)).toThrow()
  })

  it('is undeclared when it refuses with a code of another procedure', () => {
    expect(isUndeclaredError(asked, err('booking.datesTaken'))).toBe(true)
    for (const expected of [ok({}), err('quote.datesInvalid'), err('auth.forbidden'), err('idempotency.mismatch')])
      expect(isUndeclaredError(asked, expected)).toBe(false)
  })
})

describe('a serialized answer', () => {
  const ready = (text: string) => ok(new SerializedJson<unknown>(text))

  it('passes as it stands', () => {
    const text = appendFields('{"card":{"title":"Hus {1}"}}', { totalOre: 100 })
    expect(decode(writeAnswer(asked, ready(text), false))).toEqual(ok({ card: { title: 'Hus {1}' }, totalOre: 100 }))
  })

  it('that says more or less than its contract is found out where answers are checked', () => {
    expect(decode(writeAnswer(asked, ready('{"totalOre":1}'), true))).toEqual(ok({ totalOre: 1 }))
    for (const wrong of ['{"totalOre":1,"hostShareOre":1}', '{}', '{"totalOre":"1"}'])
      expect(() => writeAnswer(asked, ready(wrong), true)).toThrow()
  })
})

describe('an input', () => {
  it('is read with its defaults', () => {
    expect(readInput(asked, encode({ nights: 3, extra: 1 }))).toEqual(ok({ nights: 3, guests: 2 }))
  })

  it('is refused when it holds a NUL or half a character, and read when it only speaks of one', () => {
    const said = procedure({ input: z.object({ text: z.string() }), output: z.object({}) })
    for (const text of ['a\u0000b', '\ud800', 'x\udc00'])
      expect(readInput(said, encode({ text }))).toMatchObject({ error: { code: 'request.invalid' } })
    for (const text of ['\\u0000', '😀', 'æøå']) expect(readInput(said, encode({ text }))).toEqual(ok({ text }))
  })

  it('is refused with a path and a reason for each problem, at most twenty', () => {
    expect(readInput(asked, encode({ nights: 0, guests: 'two' }))).toMatchObject({
      error: { code: 'request.invalid', params: { issues: [{ path: 'nights' }, { path: 'guests' }] } },
    })
    const many = procedure({ input: z.object({ all: z.array(z.int()) }), output: z.object({}) })
    const refused = readInput(many, encode({ all: Array.from({ length: 50 }, () => 'x') }))
    expect(refused.ok ? [] : refused.error.params?.issues).toHaveLength(20)
  })
})
