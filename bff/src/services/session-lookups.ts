import { type identityService, mostSessionsAtOnce, type OutputOf } from '@nordbo/contracts'
import { expectOk } from '../problems/problems.ts'
import type { Services } from './services.ts'

type Session = OutputOf<(typeof identityService)['procedures']['sessionsByTokens']>['sessions'][number]

/** A valid session with its user and roles. */
export type CurrentSession = NonNullable<Session>

/** Asks identity for the session of a token; null without a valid one. Rejects when identity does not answer. */
export type LookUpSession = (token: string, traceId?: string) => Promise<CurrentSession | null>

/** What a token may be: identity refuses a call with anything else, which would fail the others in it. */
const possibleToken = /^[\x21-\x7e]{1,200}$/

interface Asked {
  token: string
  resolve: (session: CurrentSession | null) => void
  reject: (problem: unknown) => void
}

/** Lookups that share calls: what is asked for in one turn of the event loop is one call, which has the trace of the first. */
export const shareLookups = (identity: Pick<Services['identity'], 'sessionsByTokens'>): LookUpSession => {
  let waiting: Asked[] = []
  const ask = async (asked: readonly Asked[], traceId: string | undefined): Promise<void> => {
    try {
      const tokens = asked.map(({ token }) => token)
      const { sessions } = expectOk(await identity.sessionsByTokens({ tokens }, { traceId }))
      for (const [place, { resolve }] of asked.entries()) resolve(sessions[place] ?? null)
    } catch (problem) {
      for (const { reject } of asked) reject(problem)
    }
  }
  const askAll = (traceId: string | undefined): void => {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += mostSessionsAtOnce)
      void ask(asked.slice(from, from + mostSessionsAtOnce), traceId)
  }
  return (token, traceId) =>
    new Promise((resolve, reject) => {
      if (!possibleToken.test(token)) return resolve(null)
      if (waiting.length === 0) setImmediate(askAll, traceId)
      waiting.push({ token, resolve, reject })
    })
}
