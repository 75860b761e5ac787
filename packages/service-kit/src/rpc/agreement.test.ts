import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { principals } from '@nordbo/contracts'
import { describe, expect, it } from 'vitest'
import { agreementPrivateKey, agreementPublicKey, createCallKeys } from './agreement.ts'
import { generateKeys, readPublicKeys, readSigningKey } from './keys.ts'

const xOf = (key: KeyObject): string | undefined => key.export({ format: 'jwk' }).x

describe('an agreement key', () => {
  it('of a public key belongs to that of its private key', () => {
    for (let round = 0; round < 50; round++) {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      // OpenSSL computes the public key of a private one by itself.
      expect(xOf(agreementPublicKey(publicKey))).toBe(xOf(createPublicKey(agreementPrivateKey(privateKey))))
    }
  })

  it('gives two principals the same secret', () => {
    const [one, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
    const secretOf = (own: KeyObject, peer: KeyObject): string =>
      diffieHellman({ privateKey: agreementPrivateKey(own), publicKey: agreementPublicKey(peer) }).toString('hex')
    expect(secretOf(one.privateKey, other.publicKey)).toBe(secretOf(other.privateKey, one.publicKey))
  })
})

describe('the key of calls', () => {
  const keys = generateKeys(principals)
  const known = readPublicKeys(keys.public)
  const of = (principal: (typeof principals)[number]) =>
    createCallKeys(principal, readSigningKey(keys.signing[principal]), known)
  const bytes = (key: KeyObject | undefined): string | undefined => key?.export().toString('hex')

  it('is the same at the caller and at the service, and at each of their processes', () => {
    const made = bytes(of('bff').toService('pricing', 7))
    expect(made).toHaveLength(64)
    expect(bytes(of('pricing').fromCaller('bff', 7))).toBe(made)
    expect(bytes(of('bff').toService('pricing', 7))).toBe(made)
  })

  it('differs for every caller, service, direction and period', () => {
    const made = [
      of('bff').toService('pricing', 7),
      of('bff').toService('pricing', 8),
      of('bff').toService('booking', 7),
      of('booking').toService('pricing', 7),
      of('pricing').toService('booking', 7),
      of('listings').toService('pricing', 7),
    ].map(bytes)
    expect(new Set(made).size).toBe(made.length)
  })

  it('is missing for an unknown principal', () => {
    expect(of('pricing').fromCaller('nobody', 7)).toBeUndefined()
    expect(createCallKeys('bff', readSigningKey(keys.signing.bff), new Map()).toService('pricing', 7)).toBeUndefined()
  })

  it('is found again after many periods', () => {
    const pricing = of('pricing')
    const first = bytes(pricing.fromCaller('bff', 1))
    for (let period = 2; period < 200; period++) pricing.fromCaller('bff', period)
    expect(bytes(pricing.fromCaller('bff', 1))).toBe(first)
  })
})
