import { describe, expect, it } from 'vitest'
import { followPlaces } from './thread-places.ts'

const follow = (from: number) => {
  const delivered: number[] = []
  const asked: number[] = []
  const places = followPlaces(from, {
    deliver: ({ seq }) => void delivered.push(seq),
    ask: (after) => void asked.push(after),
  })
  const take = (...seqs: number[]): void => {
    for (const seq of seqs) places.take({ seq })
  }
  return { delivered, asked, places, take }
}

describe('the live messages of a thread', () => {
  it('are delivered once each, in order', () => {
    const { delivered, asked, take } = follow(3)
    take(3, 4, 4, 5, 2)
    expect([delivered, asked]).toEqual([[4, 5], []])
  })
  it('are asked for once when there is a gap, and nothing is delivered before it is closed', () => {
    const { delivered, asked, take, places } = follow(3)
    take(6, 7)
    expect([delivered, asked]).toEqual([[], [3]])
    take(4, 5, 6, 7)
    places.resumed(false)
    expect([delivered, asked]).toEqual([[4, 5, 6, 7], [3]])
  })
  it('that came before the answer to a gap are asked for after it', () => {
    const { delivered, asked, take, places } = follow(3)
    take(6)
    // The answer was read before the seventh, which came first nevertheless.
    take(7, 4, 5, 6)
    places.resumed(false)
    expect(asked).toEqual([3, 6])
    take(7)
    places.resumed(false)
    expect([delivered, asked]).toEqual([
      [4, 5, 6, 7],
      [3, 6],
    ])
  })
  it('are asked for until there are no more', () => {
    const { asked, take, places } = follow(0)
    places.reconnected()
    take(1, 2)
    places.resumed(true)
    take(3)
    places.resumed(false)
    expect(asked).toEqual([0, 2])
  })
  it('are asked for again after a break, because the earlier answer is lost', () => {
    const { asked, take, places } = follow(3)
    take(6)
    places.reconnected()
    expect(asked).toEqual([3, 3])
  })
  it('that were fetched in another way are known', () => {
    const { delivered, asked, take, places } = follow(3)
    places.known(8)
    take(7, 9)
    expect([delivered, asked, places.last()]).toEqual([[9], [], 9])
  })
})
