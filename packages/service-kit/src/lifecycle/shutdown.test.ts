import { Writable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { stopInOrder } from './shutdown.ts'

const log = createLogger({ name: 'test', level: 'silent' }, new Writable())

describe('an orderly stop', () => {
  it('runs its steps in order, even after one that fails', async () => {
    const done: string[] = []
    const step = (what: string, fails = false) => ({
      what,
      stop: async () => {
        await Promise.resolve()
        done.push(what)
        if (fails) throw new Error(what)
      },
    })
    await stopInOrder([step('work'), step('timers', true), step('database')], log)
    expect(done).toEqual(['work', 'timers', 'database'])
  })

  it('ends after 10 seconds even if a step never ends', async () => {
    vi.useFakeTimers()
    try {
      const done: string[] = []
      const stopping = stopInOrder(
        [
          { what: 'stuck', stop: () => new Promise(() => undefined) },
          { what: 'database', stop: async () => done.push('database') },
        ],
        log,
      )
      await vi.advanceTimersByTimeAsync(10_000)
      await stopping
      expect(done).toEqual(['database'])
    } finally {
      vi.useRealTimers()
    }
  })
})
