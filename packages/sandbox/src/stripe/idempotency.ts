import type { Database } from '../store/database.ts'
import { integer, text } from '../store/database.ts'
import { type ApiFailure, failures } from './protocol/answer.ts'

/** Stripe keeps a key for at least a day. */
const KEPT_MS = 24 * 3_600_000

export type StoredAnswer = { status: number; body: string; requestId: string }

/** Stores the answer to every keyed request whose work began; a repeat gets the same answer. */
export type Idempotency = {
  /** Marks the key as in use; a refusal when another request uses it. Release it after the answer. */
  claim: (key: string) => ApiFailure | undefined
  release: (key: string) => void
  /** The stored answer, a refusal when the key was first used for another request, or undefined for a new key. */
  recall: (key: string, request: string) => { stored: StoredAnswer } | { refusal: ApiFailure } | undefined
  /** Call in the transaction of the change that the answer describes. */
  store: (key: string, request: string, answer: StoredAnswer) => void
}

export function openIdempotency(db: Database): Idempotency {
  const claimed = new Set<string>()
  db.run('delete from idempotency where stored_at < ?', Date.now() - KEPT_MS)
  return {
    claim: (key) => {
      if (claimed.has(key)) return failures.keyInUse(key)
      claimed.add(key)
      return undefined
    },
    release: (key) => {
      claimed.delete(key)
    },
    recall: (key, request) => {
      const row = db.first('select * from idempotency where key = ?', key)
      if (!row) return undefined
      if (text(row, 'request') !== request) return { refusal: failures.keyReused(key) }
      return {
        stored: { status: integer(row, 'status'), body: text(row, 'body'), requestId: text(row, 'request_id') },
      }
    },
    store: (key, request, { status, body, requestId }) => {
      db.run(
        'insert into idempotency (key, request, status, body, request_id, stored_at) values (?, ?, ?, ?, ?, ?)',
        key,
        request,
        status,
        body,
        requestId,
        Date.now(),
      )
    },
  }
}

/** A request as text, the same in whatever order its parameters are. */
export function requestText(method: string, path: string, params: unknown): string {
  return `${method} ${path} ${canonical(params)}`
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}
