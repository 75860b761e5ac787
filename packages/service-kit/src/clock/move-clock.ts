import { clockSubject } from '@nordbo/contracts'
import { Empty, ErrorCode, headers, type NatsConnection, NatsError, RequestStrategy } from 'nats'
import { z } from 'zod'
import { readSigningKey } from '../rpc/keys.ts'
import { signToken } from '../rpc/token.ts'
import { decode, encode, tokenHeader } from '../rpc/wire.ts'

const pong = z.object({ id: z.string(), name: z.string() })
const taken = z.object({ instance: z.string() })

/** How to move the test clock. */
export interface ClockMove {
  nats: NatsConnection
  /** The BFF's private key: nobody else may move the clock. */
  signingKey: string
  /** Domain time ahead of real time, ms; the same number must be stored with the sandbox first. */
  offsetMs: number
  /** Longest wait for every process to sweep, ms; 90,000 by default: a far jump may meet thousands of deadlines. */
  timeoutMs?: number
}

const instances = async (nats: NatsConnection): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const replies = await nats.requestMany('$SRV.PING', Empty, {
    strategy: RequestStrategy.JitterTimer,
    maxWait: 1_000,
    jitter: 200,
  })
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

/**
 * Moves the test clock of every running process and returns when each has taken it over and met the deadlines that passed. Answers the
 * services that were still at it when the time was over; their clock moves all the same.
 */
export const moveClock = async ({ nats, signingKey, offsetMs, timeoutMs = 90_000 }: ClockMove): Promise<string[]> => {
  const missing = await instances(nats)
  if (missing.size === 0) return []
  const body = encode({ offsetMs })
  const token = signToken(
    readSigningKey(signingKey),
    { principal: 'bff', actor: { kind: 'service', name: 'bff' }, procedure: clockSubject, body },
    Date.now(),
  )
  const head = headers()
  head.append(tokenHeader, token)
  const replies = await nats.requestMany(clockSubject, body, {
    strategy: RequestStrategy.Timer,
    maxWait: timeoutMs,
    headers: head,
  })
  for await (const reply of replies) {
    if (reply.data.length > 0) missing.delete(taken.parse(decode(reply.data)).instance)
    if (missing.size === 0) break
  }
  return [...new Set(missing.values())].toSorted()
}
