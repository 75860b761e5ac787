import type { KeyObject } from 'node:crypto'
import { signTogether } from './token.ts'

/** Calls under one signature at most: their list travels with each of them. */
const mostTogether = 16

/** Makes tokens out of claims. */
export type Signer = (claims: string) => Promise<string>

/**
 * Signs all calls that are made in one turn of the event loop with one signature: signing and checking cost more than everything else of
 * a small call, and under load calls come in handfuls.
 */
export const createSigner = (key: KeyObject): Signer => {
  let waiting: { claims: string; done: (token: string) => void }[] = []

  const signAll = (): void => {
    const turn = waiting
    waiting = []
    for (let start = 0; start < turn.length; start += mostTogether) {
      const together = turn.slice(start, start + mostTogether)
      const tokens = signTogether(
        key,
        together.map(({ claims }) => claims),
      )
      for (const [index, { done }] of together.entries()) done(tokens[index] ?? '')
    }
  }

  return (claims) =>
    new Promise((done) => {
      if (waiting.push({ claims, done }) === 1) setImmediate(signAll)
    })
}
