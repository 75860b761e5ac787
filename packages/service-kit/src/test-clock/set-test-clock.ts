import { setTimeout as pause } from 'node:timers/promises'
import { clockSubject, pingInbox } from '@nordbo/contracts'
import { createInbox, Empty, ErrorCode, headers, type NatsConnection, NatsError, RequestStrategy } from 'nats'
import { z } from 'zod'
import { readSigningKey } from '../rpc/keys.ts'
import { signOrder } from '../rpc/order.ts'
import { decode, encode, tokenHeader } from '../rpc/wire.ts'

const pong = z.object({ id: z.string(), name: z.string() })
const taken = z.object({ instance: z.string() })

/** How to move the test clock. */
export interface TestClockMove {
  nats: NatsConnection
  /** The BFF's private key: nobody else may move the clock. */
  signingKey: string
  /** Domain time ahead of real time, ms; the same number must be stored with the sandbox first. */
  offsetMs: number
  /** Longest wait for every process to sweep, ms; 90,000 by default: a far jump may meet thousands of deadlines. */
  timeoutMs?: number
}

/** An instance that misses this many pings in a row is dead; its replacement reads the offset when it starts. */
const maxMissedPings = 5

/** Pings all instances: those that answer within a second, by id with the service's name. */
const instances = async (nats: NatsConnection, strategy: RequestStrategy): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const replies = await nats.requestMany('$SRV.PING', Empty, { strategy, maxWait: 1_000, jitter: 200 })
  try {
    for await (const reply of replies) {
      const { id, name } = pong.parse(decode(reply.data))
      found.set(id, name)
    }
  } catch (error) {
    if (!(error instanceof NatsError && error.code === ErrorCode.NoResponders)) throw error
  }
  return found
}

/** Removes instances that died meanwhile, until the wait is over. */
const forgetDeadInstances = async (
  nats: NatsConnection,
  missing: Map<string, string>,
  wait: { end: () => void; over: AbortSignal },
): Promise<void> => {
  const silence = new Map<string, number>()
  for (;;) {
    await pause(500, undefined, { signal: wait.over })
    const living = await instances(nats, RequestStrategy.Timer)
    for (const id of missing.keys()) {
      const calls = living.has(id) ? 0 : (silence.get(id) ?? 0) + 1
      silence.set(id, calls)
      if (calls >= maxMissedPings) missing.delete(id)
    }
    if (missing.size === 0) wait.end()
  }
}

/**
 * Moves the test clock of every running process. Resolves when each has the new offset and has met the deadlines that passed.
 * Returns the services that had not confirmed by the timeout; their clock moves too.
 */
export const setTestClock = async ({
  nats,
  signingKey,
  offsetMs,
  timeoutMs = 90_000,
}: TestClockMove): Promise<string[]> => {
  const missing = await instances(nats, RequestStrategy.JitterTimer)
  if (missing.size === 0) return []
  const body = encode({ offsetMs })
  const token = signOrder(
    readSigningKey(signingKey),
    { principal: 'bff', actor: { kind: 'service', name: 'bff' }, procedure: clockSubject, body },
    Date.now(),
  )
  const head = headers()
  head.append(tokenHeader, token)
  const reply = createInbox(pingInbox)
  const answers = nats.subscribe(reply)
  const end = (): void => answers.unsubscribe()
  const overallTimeout = setTimeout(end, timeoutMs)
  const over = new AbortController()
  nats.publish(clockSubject, body, { reply, headers: head })
  // If pinging fails, the overall timeout ends the wait.
  void forgetDeadInstances(nats, missing, { end, over: over.signal }).catch(() => undefined)
  for await (const answer of answers) {
    if (answer.data.length > 0) missing.delete(taken.parse(decode(answer.data)).instance)
    if (missing.size === 0) break
  }
  over.abort()
  clearTimeout(overallTimeout)
  end()
  return [...new Set(missing.values())].toSorted()
}
