import { err, ok, procedure } from '@nordbo/contracts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isUndeclaredError, readInput, writeAnswer } from './answer.ts'
import { appendFields, SerializedJson } from './serialized-json.ts'
import { decode, encode } from './wire.ts'

const quote = procedure({
  input: z.object({ nights: z.int().min(1), guests: z.int().default(2) }),
  output: z.object({ totalOre: z.int() }),
  errors: ['quote.datesInvalid'],
})

describe('an answer', () => {
  it('has only the fields of its contract', () => {
    expect(decode(writeAnswer(quote, ok({ totalOre: 100, hostShareOre: 90 }), false))).toEqual(ok({ totalOre: 100 }))
  })

  it('that breaks its contract throws', () => {
    expect(() => writeAnswer(quote, ok({ totalOre: 1.5 }), false)).toThrow()
  })

  it('is undeclared when its error code belongs to another procedure', () => {
    expect(isUndeclaredError(quote, err('booking.datesTaken'))).toBe(true)
    for (const expected of [ok({}), err('quote.datesInvalid'), err('auth.forbidden'), err('idempotency.mismatch')])
      expect(isUndeclaredError(quote, expected)).toBe(false)
  })
})

describe('a serialized answer', () => {
  const serialized = (text: string) => ok(new SerializedJson<unknown>(text))

  it('is sent unchanged', () => {
    const text = appendFields('{"card":{"title":"Hus {1}"}}', { totalOre: 100 })
    expect(decode(writeAnswer(quote, serialized(text), false))).toEqual(
      ok({ card: { title: 'Hus {1}' }, totalOre: 100 }),
    )
  })

  it('that differs from its contract throws where answers are checked', () => {
    expect(decode(writeAnswer(quote, serialized('{"totalOre":1}'), true))).toEqual(ok({ totalOre: 1 }))
    for (const wrong of ['{"totalOre":1,"hostShareOre":1}', '{}', '{"totalOre":"1"}'])
      expect(() => writeAnswer(quote, serialized(wrong), true)).toThrow()
  })
})

describe('an input', () => {
  it('is read with its defaults', () => {
    expect(readInput(quote, encode({ nights: 3, extra: 1 }))).toEqual(ok({ nights: 3, guests: 2 }))
  })

  it('is refused with a NUL or half a surrogate pair, and read with their escape as text', () => {
    const textOnly = procedure({ input: z.object({ text: z.string() }), output: z.object({}) })
    for (const text of ['a\u0000b', '\ud800', 'x\udc00'])
      expect(readInput(textOnly, encode({ text }))).toMatchObject({ error: { code: 'request.invalid' } })
    for (const text of ['\\u0000', '😀', 'æøå']) expect(readInput(textOnly, encode({ text }))).toEqual(ok({ text }))
  })

  it('is refused with a number that is not whole, or too large to be counted exactly', () => {
    expect(readInput(quote, encode({ nights: Number.MAX_SAFE_INTEGER }))).toMatchObject({ ok: true })
    for (const nights of ['9007199254740992', '1e400', '-1e400', '1.5']) {
      const sent = new TextEncoder().encode(`{"nights":${nights}}`)
      expect([nights, readInput(quote, sent)]).toMatchObject([nights, { error: { code: 'request.invalid' } }])
    }
  })

  it('is refused with a path and a reason for each problem, at most twenty', () => {
    expect(readInput(quote, encode({ nights: 0, guests: 'two' }))).toMatchObject({
      error: { code: 'request.invalid', params: { issues: [{ path: 'nights' }, { path: 'guests' }] } },
    })
    const many = procedure({ input: z.object({ all: z.array(z.int()) }), output: z.object({}) })
    const refused = readInput(many, encode({ all: Array.from({ length: 50 }, () => 'x') }))
    expect(refused.ok ? [] : refused.error.params?.issues).toHaveLength(20)
  })
})
