import type { KeyObject } from 'node:crypto'
import { signBatch } from './token.ts'

/** Calls under one signature at most: their list travels with each of them. */
const maxBatchSize = 16

/** How long a call waits for company while calls come in handfuls, ms. */
const batchWaitMs = 1

/** Makes tokens out of claims. */
export type Signer = (claims: string) => Promise<string>

/**
 * Signs all calls that are made in one turn of the event loop with one signature: signing and checking cost more than everything else of
 * a small call, and under load calls come in handfuls. Where the last turn had more than one, the next waits a millisecond for company.
 */
export const createSigner = (key: KeyObject): Signer => {
  let waiting: { claims: string; done: (token: string) => void }[] = []
  let busy = false

  const signAll = (): void => {
    const turn = waiting
    waiting = []
    busy = turn.length > 1
    for (let start = 0; start < turn.length; start += maxBatchSize) {
      const together = turn.slice(start, start + maxBatchSize)
      const tokens = signBatch(
        key,
        together.map(({ claims }) => claims),
      )
      for (const [index, { done }] of together.entries()) done(tokens[index] ?? '')
    }
  }

  return (claims) =>
    new Promise((done) => {
      if (waiting.push({ claims, done }) > 1) return
      if (busy) setTimeout(signAll, batchWaitMs)
      else setImmediate(signAll)
    })
}
