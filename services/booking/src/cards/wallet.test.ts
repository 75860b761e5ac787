import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderCard } from '../stripe/card-provider.ts'
import { findNextDefault, walletOf } from './wallet.ts'

const aCard = (id: string, fingerprint: string | null = id): ProviderCard => ({
  id,
  fingerprint,
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  createdAt: new Date('2026-06-01T10:00:00Z'),
})
const [newest, middle, oldest] = [aCard('pm_3'), aCard('pm_2'), aCard('pm_1')]
const all = [newest, middle, oldest]
const defaults = (chosen: string | null, stored: ProviderCard[] = all) =>
  walletOf(stored, chosen).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))

describe('a guest’s cards', () => {
  it('have the oldest as default until another is chosen', () => {
    expect(defaults(null)).toEqual(['pm_1'])
    expect(defaults('pm_2')).toEqual(['pm_2'])
    expect(defaults('pm_gone')).toEqual(['pm_1'])
    expect(walletOf([], 'pm_gone')).toEqual([])
  })

  it('show a card that was added twice once, with the newer id', () => {
    const again = aCard('pm_4', 'pm_2')
    const wallet = walletOf([again, ...all], 'pm_2')
    expect(wallet.map(({ id }) => id)).toEqual(['pm_4', 'pm_3', 'pm_1'])
    expect(wallet[0]).toMatchObject({ ids: ['pm_4', 'pm_2'], isDefault: true })
  })

  it('make the newest other card the default only when the default is removed', () => {
    const wallet = walletOf(all, 'pm_3')
    const heirs = wallet.map((card) => findNextDefault(wallet, card)?.id)
    expect(heirs).toEqual(['pm_2', undefined, undefined])
    const alone = walletOf([oldest], null)
    expect(alone.map((card) => findNextDefault(alone, card))).toEqual([undefined])
  })

  it('have exactly one default, however often each was added and whichever was chosen', () => {
    const prints = fc.constantFrom('a', 'b', 'c', null)
    fc.assert(
      fc.property(fc.array(prints, { minLength: 1, maxLength: 8 }), fc.nat(9), (fingerprints, chosen) => {
        const stored = fingerprints.map((fingerprint, index) => aCard(`pm_${index}`, fingerprint))
        const wallet = walletOf(stored, `pm_${chosen}`)
        expect(wallet.filter(({ isDefault }) => isDefault)).toHaveLength(1)
        expect(wallet.flatMap(({ ids }) => ids).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
      }),
    )
  })
})
