import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from '../log/logger.ts'
import { tokenLifetimeMs } from './wire.ts'

/** Rejects nonces that were used before, for the lifetime of their token. */
export interface NonceStore {
  /** Whether this is the first use of a nonce; `expires` is its token's, epoch ms. */
  isFirst(nonce: string, expires: number): Promise<boolean>
}

/** Generates nonces: random bytes of the process and a counter. */
export const createNonceGenerator = (): (() => string) => {
  const prefix = randomBytes(12).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

/** Remembers a process's nonces for at least twice a token's lifetime; returns whether one is new. */
export const createNonceMemory = (now: () => number = Date.now): ((nonce: string) => boolean) => {
  let [latest, older] = [new Set<string>(), new Set<string>()]
  let rotatedAt = now()
  return (nonce) => {
    if (now() - rotatedAt > 2 * tokenLifetimeMs) {
      older = latest
      latest = new Set()
      rotatedAt = now()
    }
    if (latest.has(nonce) || older.has(nonce)) return false
    latest.add(nonce)
    return true
  }
}

/** One set for the tokens that expire in the same half minute. Returns which nonces are new. */
const script = `
  local fresh = {}
  for place = 2, #ARGV do fresh[place - 1] = redis.call('sadd', KEYS[1], ARGV[place]) end
  redis.call('pexpire', KEYS[1], ARGV[1])
  return fresh`

interface Waiting {
  nonce: string
  done: (first: boolean) => void
}

/**
 * The nonces that all processes of a service saw, in Redis, with one request per turn of the event loop. A process rejects nonces
 * that it saw itself without a request. A check that fails accepts the call: while Redis is unavailable only a process's own nonces are
 * rejected. The connection must send no command again: the second time every nonce would be known.
 */
export const createSharedNonceStore = ({
  redis,
  prefix,
  log,
}: {
  redis: Redis
  prefix: string
  log: Logger
}): NonceStore => {
  const isNewHere = createNonceMemory()
  let waiting = new Map<number, Waiting[]>()

  const ask = async (window: number, calls: readonly Waiting[]): Promise<void> => {
    try {
      const key = `${prefix}:${window}`
      const fresh: unknown = await redis.eval(script, 1, key, 3 * tokenLifetimeMs, ...calls.map(({ nonce }) => nonce))
      for (const [index, { done }] of calls.entries()) done(!Array.isArray(fresh) || fresh[index] !== 0)
    } catch (error) {
      log.warn({ err: error }, 'calls are compared with those of this process alone')
      for (const { done } of calls) done(true)
    }
  }
  const askAll = (): void => {
    const turn = waiting
    waiting = new Map()
    for (const [window, calls] of turn) void ask(window, calls)
  }

  return {
    isFirst: (nonce, expires) =>
      new Promise((done) => {
        if (!isNewHere(nonce)) return done(false)
        if (waiting.size === 0) setImmediate(askAll)
        const window = Math.floor(expires / tokenLifetimeMs)
        const calls = waiting.get(window) ?? []
        waiting.set(window, calls)
        calls.push({ nonce, done })
      }),
  }
}
