import { waitUntil } from '@nordbo/devstack'
import { expect } from 'vitest'

/** Longest wait for an answer in tests that measure no time, ms, since the machine may be busy. */
export const longTimeoutMs = 60_000

/** Waits until asking gives the wanted answer, at most a minute; fails with the answer it got last. */
export const eventually = async <T>(ask: () => Promise<T>, wanted: T): Promise<void> => {
  let last: T | undefined
  await waitUntil(async () => {
    last = await ask()
    return Object.is(last, wanted)
  }, longTimeoutMs)
  expect(last).toBe(wanted)
}
