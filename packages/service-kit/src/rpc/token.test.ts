import { principals } from '@nordbo/contracts'
import { describe, expect, it } from 'vitest'
import { generateKeys, readPublicKeys, readSigningKey } from './keys.ts'
import { createSigner } from './signer.ts'
import { createVerifiedSignatureCache, serializeClaims, signToken, verifyToken } from './token.ts'

const keys = generateKeys(principals)
const known = readPublicKeys(keys.public)
const body = new TextEncoder().encode('{}')
const now = 1_795_000_000_000
const subject = { principal: 'bff', actor: { kind: 'anonymous' }, procedure: 'rpc.pricing.quote', body } as const
const token = signToken(readSigningKey(keys.signing.bff), { ...subject, idempotencyKey: 'k-1' }, now)
const verify = (given: string, changed: Partial<Parameters<typeof verifyToken>[1]> = {}) =>
  verifyToken(given, { procedure: subject.procedure, body, keys: known, now, ...changed })

describe('a token', () => {
  it('is verified with its principal, actor, procedure, body and key', () => {
    expect(verify(token)).toMatchObject({ principal: 'bff', actor: { kind: 'anonymous' }, key: 'k-1' })
  })

  it('is invalid after 30 seconds and before it was issued', () => {
    expect(verify(token, { now: now + 29_999 })).toBeDefined()
    expect(verify(token, { now: now + 30_000 })).toBeUndefined()
    expect(verify(token, { now: now - 4_000 })).toBeDefined()
    expect(verify(token, { now: now - 6_000 })).toBeUndefined()
  })

  it('is invalid for another procedure, another body or an unknown principal', () => {
    expect(verify(token, { procedure: 'rpc.pricing.setRates' })).toBeUndefined()
    expect(verify(token, { body: new TextEncoder().encode('{ }') })).toBeUndefined()
    expect(verify(token, { keys: new Map() })).toBeUndefined()
  })

  it('is invalid once its key or its lifetime is changed', () => {
    expect(verify(token.replace('"k-1"', '"k-2"'))).toBeUndefined()
    expect(verify(token.replace(String(now + 30_000), String(now + 90_000)))).toBeUndefined()
    const greedy = signToken(readSigningKey(keys.signing.bff), subject, now).replace(String(now), String(now - 60_000))
    expect(verify(greedy)).toBeUndefined()
  })

  it('is refused without an exception when it is malformed', () => {
    for (const junk of ['', '.', '..', 'a.b', 'a.b.c', `${token}x`, token.slice(1), '.{}', '..{}'])
      expect(verify(junk)).toBeUndefined()
  })
})

describe('tokens of calls that were signed together', () => {
  const other = { ...subject, procedure: 'rpc.booking.availability' }
  const sign = createSigner(readSigningKey(keys.signing.bff))
  const together = () => Promise.all([sign(serializeClaims(subject, now)), sign(serializeClaims(other, now))])
  const signatureOf = (text: string): string => text.slice(0, text.lastIndexOf('.{'))

  it('share one signature, and each proves only its own claims', async () => {
    const [mine = '', others = ''] = await together()
    expect(signatureOf(mine)).toBe(signatureOf(others))
    expect(verify(mine)).toMatchObject({ procedure: subject.procedure })
    expect(verify(others)).toBeUndefined()
    expect(verify(others, { procedure: other.procedure })).toMatchObject({ procedure: other.procedure })
  })

  it('are invalid when the list that was signed is changed', async () => {
    const [mine = ''] = await together()
    const [signature = '', list = '', ...claims] = mine.split('.')
    const [own = ''] = list.split(',')
    for (const forged of [own, `${list},${own}`, list.split(',').reverse().join()])
      expect(verify([signature, forged, ...claims].join('.'))).toBeUndefined()
  })

  it('have a valid signature checked once and a wrong one every time', async () => {
    const [mine = '', others = ''] = await together()
    const proven = createVerifiedSignatureCache()
    let checks = 0
    const counting = {
      verify: (signature: string, prove: () => boolean) =>
        proven.verify(signature, () => {
          checks++
          return prove()
        }),
    }
    expect(verify(mine, { verifiedSignatures: counting })).toBeDefined()
    expect(verify(others, { verifiedSignatures: counting, procedure: other.procedure })).toBeDefined()
    expect(checks).toBe(1)
    const forged = `${'A'.repeat(86)}${mine.slice(mine.indexOf('.'))}`
    for (const attempt of [1, 2])
      expect([attempt, verify(forged, { verifiedSignatures: counting })]).toEqual([attempt, undefined])
    expect(checks).toBe(3)
  })

  it('leave the cache of signatures once it is full', () => {
    const proven = createVerifiedSignatureCache(2)
    const known = (signature: string): boolean => proven.verify(signature, () => false)
    for (const signature of ['a', 'b', 'c']) proven.verify(signature, () => true)
    expect(['a', 'b', 'c'].map(known)).toEqual([false, true, true])
  })
})

describe('keys', () => {
  it('are refused without their text in the error', () => {
    expect(() => readSigningKey('c2VjcmV0')).toThrow(/^SIGNING_KEY is not an Ed25519 private key/)
    expect(() => readPublicKeys({ bff: 'c2VjcmV0' })).toThrow(/^PUBLIC_KEYS.bff is not an Ed25519 public key/)
    expect(() => readSigningKey(keys.public.bff)).toThrow()
  })
})
