import type { KeyObject } from 'node:crypto'
import { clockSubject } from '@nordbo/contracts'
import type { Msg, NatsConnection } from 'nats'
import { z } from 'zod'
import type { MovableClock } from '../clock/domain-clock.ts'
import type { Logger } from '../log/logger.ts'
import { createNonceMemory } from '../rpc/nonces.ts'
import { verifyOrder } from '../rpc/order.ts'
import { decode, encode, tokenHeader } from '../rpc/wire.ts'
import { readSandboxOffset } from './read-sandbox-offset.ts'

const order = z.object({ offsetMs: z.int() })

/** Keeps a process's clock at the test clock's offset. */
export interface TestClockFollower {
  /** Confirms moves as this instance after running `afterMove`; confirms now those that came in before. */
  confirmMovesAs(instance: string, afterMove: () => Promise<void>): void
  stop(): void
}

/** Dependencies of the follower. */
export interface FollowerDeps {
  nats: NatsConnection
  clock: MovableClock
  keys: ReadonlyMap<string, KeyObject>
  sandboxUrl: string
  log: Logger
}

/**
 * Sandbox only: takes over the test clock's offset now and at every `clock.set` that the BFF signed, sweeps, and then answers.
 */
export const followTestClock = async (deps: FollowerDeps): Promise<TestClockFollower> => {
  const { clock, log } = deps
  const isFirst = createNonceMemory()
  let moved = false
  let answer: { instance: string; afterMove: () => Promise<void> } | undefined

  const unanswered: Msg[] = []
  const reply = async (message: Msg): Promise<void> => {
    // A starting process already answers pings, so its confirmation is expected.
    if (!answer) return void unanswered.push(message)
    await answer.afterMove()
    message.respond(encode({ instance: answer.instance }))
  }
  const move = async (message: Msg): Promise<void> => {
    const token = message.headers?.get(tokenHeader) ?? ''
    const claims = verifyOrder(token, deps.keys, { procedure: clockSubject, body: message.data, now: Date.now() })
    // All processes get the same message, so each checks the nonce in its own memory.
    if (claims?.principal !== 'bff' || !isFirst(claims.nonce))
      return log.warn('someone unknown tried to move the test clock')
    moved = true
    clock.setOffset(order.parse(decode(message.data)).offsetMs)
    await reply(message)
  }

  const subscription = deps.nats.subscribe(clockSubject, {
    callback: (error, message) => {
      if (error) return log.error({ err: error }, 'cannot hear the test clock')
      move(message).catch((problem: unknown) => log.error({ err: problem }, 'could not follow the test clock'))
    },
  })
  const offset = await readSandboxOffset(deps.sandboxUrl)
  // A move that came in meanwhile is newer than what was read.
  if (!moved) clock.setOffset(offset)

  return {
    confirmMovesAs: (instance, afterMove) => {
      answer = { instance, afterMove }
      for (const message of unanswered.splice(0))
        reply(message).catch((problem: unknown) => log.error({ err: problem }, 'could not follow the test clock'))
    },
    stop: () => subscription.unsubscribe(),
  }
}
