import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisiveReads, planMoves, type SettlementState } from './plan-moves.ts'

const standing = (differs: Partial<SettlementState>): SettlementState => ({
  owedOre: 0,
  pendingTransferOre: 0,
  pendingReversalOre: 0,
  sendable: true,
  reversible: [],
  debts: [],
  ...differs,
})
const nothing = { offsets: [], transferOre: 0, reversals: [] }

describe('money owed to the host', () => {
  test('is sent once it is due', () => {
    expect(planMoves(standing({ owedOre: 900 }))).toEqual({ ...nothing, transferOre: 900 })
  })
  test('waits while it may not be sent', () => {
    expect(planMoves(standing({ owedOre: 900, sendable: false }))).toEqual(nothing)
  })
  test('is not ordered twice while a transfer is pending', () => {
    expect(planMoves(standing({ owedOre: 900, pendingTransferOre: 900 }))).toEqual(nothing)
  })
  test('settles debts of other bookings first, the oldest first', () => {
    const debts = [
      { bookingId: 'a', debtOre: 300 },
      { bookingId: 'b', debtOre: 5_000 },
    ]
    expect(planMoves(standing({ owedOre: 900, debts }))).toEqual({
      ...nothing,
      offsets: [
        { bookingId: 'a', amountOre: 300 },
        { bookingId: 'b', amountOre: 600 },
      ],
    })
  })
})

describe('money sent too much', () => {
  const reversible = [
    { transferId: 'late', leftOre: 200 },
    { transferId: 'early', leftOre: 900 },
  ]
  test('is reversed from earlier transfers', () => {
    expect(planMoves(standing({ owedOre: -500, reversible }))).toEqual({
      ...nothing,
      reversals: [
        { transferId: 'late', amountOre: 200 },
        { transferId: 'early', amountOre: 300 },
      ],
    })
  })
  test('is reversed also while nothing may be sent', () => {
    expect(planMoves(standing({ owedOre: -100, sendable: false, reversible })).reversals).toHaveLength(1)
  })
  test('is not reversed twice while a reversal is pending', () => {
    expect(planMoves(standing({ owedOre: -500, pendingReversalOre: 500, reversible }))).toEqual(nothing)
  })
  test('beyond earlier transfers stays a debt', () => {
    expect(planMoves(standing({ owedOre: -5_000 }))).toEqual(nothing)
  })
})

test('debts and transfers that are not read would not change the moves', () => {
  const amount = fc.integer({ min: 0, max: 1_000 })
  const state: fc.Arbitrary<SettlementState> = fc.record({
    owedOre: fc.integer({ min: -1_000, max: 1_000 }),
    pendingTransferOre: amount,
    pendingReversalOre: amount,
    sendable: fc.boolean(),
    reversible: fc.array(fc.record({ transferId: fc.uuid(), leftOre: amount })),
    debts: fc.array(fc.record({ bookingId: fc.uuid(), debtOre: amount })),
  })
  fc.assert(
    fc.property(state, (known) => {
      const decides = decisiveReads(known)
      const debts = decides.debts ? known.debts : []
      const reversible = decides.reversible ? known.reversible : []
      expect(planMoves({ ...known, debts, reversible })).toEqual(planMoves(known))
    }),
  )
})
