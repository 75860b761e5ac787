import { describe, expect, it } from 'vitest'
import { isLostRace, retryLostRaces, sqlState } from './retry.ts'

const failing = (fields: object) => Object.assign(new Error('no'), fields)
const wrapped = (originalCode: string) =>
  failing({ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode } } } })

describe('a lost race', () => {
  it('is recognised by its SQLSTATE, bare or wrapped, or by its Prisma code', () => {
    for (const lost of [failing({ code: '40001' }), wrapped('40P01'), failing({ code: 'P2034' })])
      expect(isLostRace(lost)).toBe(true)
    for (const other of [failing({ code: '23P01' }), wrapped('23505'), failing({ code: 'P2002' }), 'text', undefined])
      expect(isLostRace(other)).toBe(false)
  })

  it('differs from other errors by the SQLSTATE of Postgres', () => {
    expect(sqlState(wrapped('23P01'))).toBe('23P01')
    expect(sqlState(failing({ code: 'P2002' }))).toBeUndefined()
  })

  it('is run again three times and then thrown', async () => {
    let runs = 0
    const losing = retryLostRaces(async () => {
      runs++
      throw wrapped('40001')
    })
    await expect(losing).rejects.toThrow('no')
    expect(runs).toBe(4)
    expect(await retryLostRaces(async () => (++runs > 5 ? 'won' : Promise.reject(wrapped('40P01'))))).toBe('won')
  })

  it('is the only error that is run again', async () => {
    let runs = 0
    const broken = retryLostRaces(async () => {
      runs++
      throw failing({ code: '23505' })
    })
    await expect(broken).rejects.toThrow()
    expect(runs).toBe(1)
  })
})
