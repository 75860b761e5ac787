import { describe, expect, it } from 'vitest'
import { fireDue } from './sweep.ts'
import type { DueRow, Timer } from './timer.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

/** Rows in memory; `fire` removes a row from `due` unless it is stubborn. */
const rows = (all: Map<string, Date>, stubborn: ReadonlySet<string> = new Set()) => {
  const fired: string[] = []
  const timer: Timer = {
    due: async (_now, until, limit) =>
      [...all]
        .filter(([, at]) => at <= until)
        .sort(([, a], [, b]) => a.getTime() - b.getTime())
        .slice(0, limit)
        .map(([id, at]) => ({ id, at })),
    fire: async () => undefined,
  }
  const fire = async ({ id }: DueRow): Promise<void> => {
    fired.push(id)
    if (!stubborn.has(id)) all.delete(id)
  }
  return { timer, fire, fired }
}

describe('a sweep', () => {
  it('fires every due row, page after page, and no other', async () => {
    const all = new Map(Array.from({ length: 1_234 }, (_, index) => [`row-${index}`, before(index)]))
    all.set('later', new Date(now.getTime() + 1))
    const { timer, fire, fired } = rows(all)
    expect(await fireDue(timer, now, fire)).toBe(1_234)
    expect(new Set(fired).size).toBe(1_234)
    expect([...all.keys()]).toEqual(['later'])
  })

  it('ends although some rows stay due, and reaches the rows after them', async () => {
    const all = new Map(Array.from({ length: 900 }, (_, index) => [`row-${index}`, before(900 - index)]))
    const stubborn = new Set(Array.from({ length: 600 }, (_, index) => `row-${index}`))
    const { timer, fire, fired } = rows(all, stubborn)
    expect(await fireDue(timer, now, fire)).toBe(900)
    expect(fired).toHaveLength(900)
    expect(all.size).toBe(600)
  })

  it('also fires a second deadline of the same row that has passed', async () => {
    const all = new Map([['row', before(30)]])
    const { timer, fired } = rows(all)
    const fire = async ({ id }: DueRow): Promise<void> => {
      fired.push(id)
      if (fired.length === 1) all.set(id, before(10))
      else all.delete(id)
    }
    expect(await fireDue(timer, now, fire)).toBe(2)
  })
})
