import { waitUntil } from '@nordbo/devstack'
import { expect } from 'vitest'

/** How long a test waits for an answer where no time is measured, ms: other work may keep the machine busy. */
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
