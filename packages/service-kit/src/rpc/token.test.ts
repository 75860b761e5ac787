import { createHmac, type KeyObject } from 'node:crypto'
import { type Principal, principals, type ServiceName } from '@nordbo/contracts'
import { describe, expect, it } from 'vitest'
import { type CallKeys, createCallKeys, periodOf } from './agreement.ts'
import { type Received, serializeClaims } from './claims.ts'
import { generateKeys, readPublicKeys, readSigningKey } from './keys.ts'
import { signOrder, verifyOrder } from './order.ts'
import { issueToken, sealClaims, verifyToken } from './token.ts'

const keys = generateKeys(principals)
const known = readPublicKeys(keys.public)
const keysOf = (principal: Principal, signing = keys.signing[principal]): CallKeys =>
  createCallKeys(principal, readSigningKey(signing), known)

const body = new TextEncoder().encode('{}')
const now = 1_795_000_000_000
const call = { actor: { kind: 'anonymous' }, procedure: 'rpc.pricing.quote', body } as const
const token = issueToken(keysOf('bff'), 'pricing', { ...call, idempotencyKey: 'k-1', traceId: 't-1' }, now)
const verify = (given: string, changed: Partial<Received> = {}, callee: Principal = 'pricing') =>
  verifyToken(given, keysOf(callee), { procedure: call.procedure, body, now, ...changed })

describe('a token', () => {
  it('is verified with its principal, actor, procedure, body, key and trace', () => {
    expect(verify(token)).toMatchObject({ principal: 'bff', actor: { kind: 'anonymous' }, key: 'k-1', trace: 't-1' })
  })

  it('is invalid after 30 seconds and before it was issued', () => {
    expect(verify(token, { now: now + 29_999 })).toBeDefined()
    expect(verify(token, { now: now + 30_000 })).toBeUndefined()
    expect(verify(token, { now: now - 4_000 })).toBeDefined()
    expect(verify(token, { now: now - 6_000 })).toBeUndefined()
  })

  it('is valid across the end of a period', () => {
    const end = (periodOf(now) + 1) * 600_000
    const last = issueToken(keysOf('bff'), 'pricing', call, end - 1)
    expect(verify(last, { now: end + 29_000 })).toBeDefined()
    const next = issueToken(keysOf('bff'), 'pricing', call, end)
    expect(verify(next, { now: end - 4_000 })).toBeDefined()
  })

  it('is invalid for another procedure, another body or an unknown principal', () => {
    expect(verify(token, { procedure: 'rpc.pricing.setRates' })).toBeUndefined()
    expect(verify(token, { body: new TextEncoder().encode('{ }') })).toBeUndefined()
    expect(verify(token.replace('bff.', 'nobody.'))).toBeUndefined()
    const withoutKeys = createCallKeys('pricing', readSigningKey(keys.signing.pricing), new Map())
    expect(verifyToken(token, withoutKeys, { procedure: call.procedure, body, now })).toBeUndefined()
  })

  it('is invalid at another service, also one that takes part in the same request', () => {
    for (const other of principals.filter((each) => each !== 'pricing'))
      expect([other, verify(token, {}, other)]).toEqual([other, undefined])
  })

  it('is invalid once a character of it is changed', () => {
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === 'x' ? 'y' : 'x'
      const changed = `${token.slice(0, place)}${other}${token.slice(place + 1)}`
      expect([changed, verify(changed)]).toEqual([changed, undefined])
    }
  })

  it('is refused without an exception when it is malformed', () => {
    const [caller, period, code] = token.split('.')
    const junk = ['', '.', '..', '...', 'a.b', 'a.b.c', 'a.b.c.d', `${token}x`, token.slice(1), '.{}', '...{}']
    const halves = [`${caller}.${period}.${code}.`, `${caller}.${period}..{}`, `${caller}.x.${code}.{}`]
    const odd = token.replace(`.${code}.`, `.${'é'.repeat(code?.length ?? 0)}.`)
    for (const text of [...junk, ...halves, odd]) expect([text, verify(text)]).toEqual([text, undefined])
  })
})

describe('a stolen key', () => {
  /** A token under a key that somebody else has: a thief can put anything into it. */
  const under = (key: KeyObject | undefined, principal: string, period: number, at: number, procedure: string) => {
    const text = serializeClaims({ ...call, procedure, principal }, at)
    const code = key ? createHmac('sha256', key).update(text).digest('base64url') : ''
    return `${principal}.${period}.${code}.${text}`
  }
  const stolen = keysOf('bff').toService('pricing', periodOf(now))

  it('of a pair and period works there, so the cases below are not refused for another reason', () => {
    expect(verify(under(stolen, 'bff', periodOf(now), now, call.procedure))).toBeDefined()
  })

  it('is worth nothing at another service or for another caller', () => {
    const procedure = 'rpc.booking.create'
    const elsewhere = under(stolen, 'bff', periodOf(now), now, procedure)
    expect(verify(elsewhere, { procedure }, 'booking')).toBeUndefined()
    expect(verify(under(stolen, 'booking', periodOf(now), now, call.procedure))).toBeUndefined()
  })

  it('is worth nothing in another period, whatever period it claims', () => {
    const later = now + 600_000
    for (const period of [periodOf(now), periodOf(later)])
      expect(verify(under(stolen, 'bff', period, later, call.procedure), { now: later })).toBeUndefined()
  })

  it('does not give a service the voice of another: it may name only itself as actor', () => {
    for (const actor of [call.actor, { kind: 'service', name: 'bff' }] as const) {
      const claims = serializeClaims({ ...call, actor, principal: 'booking' }, now)
      expect(verify(sealClaims(keysOf('booking'), 'pricing', claims, now))).toBeUndefined()
    }
    const claims = serializeClaims({ ...call, principal: 'bff' }, now)
    expect(verify(sealClaims(keysOf('booking'), 'pricing', claims, now))).toBeUndefined()
  })

  it('of a principal opens no call between two others', () => {
    const thief = keysOf('messaging')
    for (const callee of ['pricing', 'booking', 'listings'] satisfies ServiceName[]) {
      const mine = issueToken(thief, callee, call, now).replace('messaging.', 'bff.')
      expect([callee, verify(mine, {}, callee)]).toEqual([callee, undefined])
    }
  })
})

describe('an order to all processes', () => {
  const order = { principal: 'bff', actor: { kind: 'service', name: 'bff' }, procedure: 'clock.set', body } as const
  const received = { procedure: 'clock.set', body, now }
  const signed = signOrder(readSigningKey(keys.signing.bff), order, now)

  it('is accepted by every principal that knows the key of its signer', () => {
    expect(verifyOrder(signed, known, received)).toMatchObject({ principal: 'bff' })
    expect(verifyOrder(signed, new Map(), received)).toBeUndefined()
  })

  it('is refused when it is changed, late, for something else or signed by another', () => {
    expect(verifyOrder(signed, known, { ...received, body: new TextEncoder().encode('{ }') })).toBeUndefined()
    expect(verifyOrder(signed, known, { ...received, procedure: call.procedure })).toBeUndefined()
    expect(verifyOrder(signed, known, { ...received, now: now + 30_000 })).toBeUndefined()
    expect(verifyOrder(signed.replace(String(now), String(now + 1)), known, received)).toBeUndefined()
    expect(verifyOrder(signOrder(readSigningKey(keys.signing.pricing), order, now), known, received)).toBeUndefined()
    for (const junk of ['', '.', 'a.b', token]) expect(verifyOrder(junk, known, received)).toBeUndefined()
  })
})

describe('keys', () => {
  it('are refused without their text in the error', () => {
    expect(() => readSigningKey('c2VjcmV0')).toThrow(/^SIGNING_KEY is not an Ed25519 private key/)
    expect(() => readPublicKeys({ bff: 'c2VjcmV0' })).toThrow(/^PUBLIC_KEYS.bff is not an Ed25519 public key/)
    expect(() => readSigningKey(keys.public.bff)).toThrow()
  })

  it('of a service that is called must be known', () => {
    const alone = createCallKeys('bff', readSigningKey(keys.signing.bff), new Map())
    expect(() => issueToken(alone, 'pricing', call, now)).toThrow('PUBLIC_KEYS has no key of pricing')
  })
})
