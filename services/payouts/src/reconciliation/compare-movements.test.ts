import { expect, test } from 'vitest'
import { compareMovements } from './compare-movements.ts'

test('equal movements give no differences', () => {
  const same = new Map([['charge:pi_1', 100]])
  expect(compareMovements(['charge:pi_1', 'charge:pi_1'], same, new Map(same))).toEqual([])
})

test('missing and differing movements are reported with both amounts', () => {
  const ledger = new Map([
    ['charge:pi_1', 100],
    ['refund:r', -50],
  ])
  const provider = new Map([
    ['charge:pi_1', 90],
    ['transfer:t', -70],
  ])
  expect(compareMovements(['transfer:t', 'charge:pi_1', 'refund:r'], ledger, provider)).toEqual([
    { movement: 'charge:pi_1', kind: 'amount', ledgerOre: 100, providerOre: 90 },
    { movement: 'refund:r', kind: 'missingAtProvider', ledgerOre: -50, providerOre: null },
    { movement: 'transfer:t', kind: 'missingInLedger', ledgerOre: null, providerOre: -70 },
  ])
})
