import { expect, it } from 'vitest'
import { createCauseTracker } from '../rpc/context.ts'
import { createFiring } from './firing.ts'
import type { Timer } from './timer.ts'

const none = () => undefined
const open = (onFailure: () => void = none) =>
  createFiring(
    {
      causes: createCauseTracker(),
      clock: { now: () => new Date(0) },
      log: { error: none },
      metrics: { timer: none },
    },
    onFailure,
  )
/** A timer whose firings the test ends. */
const held = () => {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const timer: Timer = {
    due: async () => [],
    fire: (id) => {
      begun.push(id)
      return new Promise((resolve) => ends.push(resolve))
    },
  }
  return { timer, begun, end: (place: number) => ends[place]?.() }
}
const turns = () => new Promise((resolve) => setImmediate(resolve))

it('a row is not fired twice at once, but again after its first firing', async () => {
  const { timer, begun, end } = held()
  const firing = open()
  const both = [firing.fire('exports', timer, { id: 'a' }), firing.fire('exports', timer, { id: 'a' })]
  await turns()
  expect([begun, firing.count]).toEqual([['a'], 2])
  end(0)
  await both[0]
  await turns()
  expect([begun, firing.count]).toEqual([['a', 'a'], 1])
  end(1)
  await both[1]
  expect(firing.count).toBe(0)
})

it('other rows, and the same row of another timer, are fired beside it', async () => {
  const { timer, begun, end } = held()
  const firing = open()
  const all = [
    firing.fire('exports', timer, { id: 'a' }),
    firing.fire('exports', timer, { id: 'b' }),
    firing.fire('mails', timer, { id: 'a' }),
  ]
  await turns()
  expect(begun).toEqual(['a', 'b', 'a'])
  for (const place of all.keys()) end(place)
  await Promise.all(all)
})

it('a failure is told, and the next firing of the row goes on', async () => {
  let failures = 0
  const firing = open(() => failures++)
  let fired = 0
  const timer: Timer = {
    due: async () => [],
    fire: async () => {
      fired++
      if (fired === 1) throw new Error('no')
    },
  }
  await Promise.all([firing.fire('mails', timer, { id: 'a' }), firing.fire('mails', timer, { id: 'a' })])
  expect([fired, failures, firing.count]).toEqual([2, 1, 0])
})
