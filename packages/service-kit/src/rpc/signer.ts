import type { KeyObject } from 'node:crypto'
import { signBatch } from './token.ts'

/** Calls per signature at most: each token carries the list of all of them. */
const maxBatchSize = 16

/** How long a call waits for others to sign with under load, ms. */
const batchWaitMs = 1

/** Makes tokens out of claims. */
export type Signer = (claims: string) => Promise<string>

/**
 * Signs all calls that are made in one turn of the event loop with one signature: signing and verifying cost more than the rest of
 * a small call. Where the last turn had more than one call, the next waits a millisecond for others.
 */
export const createSigner = (key: KeyObject): Signer => {
  let waiting: { claims: string; done: (token: string) => void }[] = []
  let busy = false

  const signAll = (): void => {
    const batch = waiting
    waiting = []
    busy = batch.length > 1
    for (let start = 0; start < batch.length; start += maxBatchSize) {
      const together = batch.slice(start, start + maxBatchSize)
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
