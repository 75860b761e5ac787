import { setTimeout as pause } from 'node:timers/promises'
import { isService, type ProcessName, type Stack } from '@nordbo/devstack'
import { z } from 'zod'

const Counts = z.record(z.string(), z.number())
type Counts = z.infer<typeof Counts>
/** Counts of unfinished work by process. */
type PendingWork = Record<string, Counts>

const ask = async (url: string): Promise<Counts> => {
  const answer = await fetch(url).catch(() => undefined)
  // A process that is down has no work to wait for; one that answers with an error may have some.
  if (!answer) return {}
  return answer.ok ? Counts.parse(await answer.json()) : { unknown: 1 }
}

/** A process that has not received the clock's last move has not met the deadlines that it passed. */
const askService = async (url: string, offsetMs: number | undefined): Promise<Counts> => {
  const { clockOffsetMs, ...counts } = await ask(url)
  const behind = offsetMs !== undefined && clockOffsetMs !== undefined && clockOffsetMs !== offsetMs
  return { ...counts, clockBehind: behind ? 1 : 0 }
}

const readPendingWork = async (stack: Stack, names: readonly ProcessName[]): Promise<PendingWork> => {
  const { offsetMs } = await ask(`${stack.sandboxUrl}/_sandbox/clock`)
  const counts = await Promise.all(
    names.map(async (name): Promise<[string, Counts]> => {
      if (name === 'sandbox') return [name, await ask(`${stack.sandboxUrl}/_sandbox/pending`)]
      return [
        name,
        isService(name) ? await askService(`http://127.0.0.1:${stack.healthPorts[name]}/idle`, offsetMs) : {},
      ]
    }),
  )
  return Object.fromEntries(counts)
}

const isIdle = (found: PendingWork): boolean =>
  Object.values(found).every((counts) => Object.values(counts).every((count) => count === 0))

const shortestPauseMs = 15
const longestPauseMs = 150

/** Pauses after a round that found work: each is longer than the one before, as each round asks every database and the broker. */
const growingPauses = function* () {
  for (let ms = shortestPauseMs; ; ms = Math.min(ms * 1.5, longestPauseMs)) yield ms
}

/**
 * Waits until there is no unfinished work, twice in a row; returns how often it asked every process. Throws with what is left after
 * `limitMs`.
 */
export const settleInRounds = async (
  stack: Stack,
  names: readonly ProcessName[],
  limitMs = 120_000,
): Promise<number> => {
  const end = Date.now() + limitMs
  const whileBusy = growingPauses()
  let rounds = 0
  for (let quiet = 0; quiet < 2; ) {
    rounds++
    const found = await readPendingWork(stack, names)
    quiet = isIdle(found) ? quiet + 1 : 0
    if (Date.now() > end) throw new Error(`nothing settled within ${limitMs} ms: ${JSON.stringify(found)}`)
    if (quiet < 2) await pause(quiet === 1 ? shortestPauseMs : whileBusy.next().value)
  }
  return rounds
}

/** Waits until there is no unfinished work, twice in a row; throws with what is left after `limitMs`. */
export const settle = async (stack: Stack, names: readonly ProcessName[], limitMs?: number): Promise<void> => {
  await settleInRounds(stack, names, limitMs)
}
