import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Database, text } from '../store/database.ts'
import { signInRequest, typedPerson } from './request.ts'

/** How long a code can be exchanged, ms. */
const codeMs = 60_000

/** What a code stands for. `authTime`: when the person typed who they are, s. */
const grant = z.object({ request: signInRequest, person: typedPerson, authTime: z.int() })
export type Grant = z.infer<typeof grant>

/** Authorization codes, each for one exchange. */
export interface Codes {
  issue(given: Grant): string
  /** Ends a code, also one that fails then. Undefined for one that is unknown, used or expired. */
  take(code: string): Grant | undefined
}

/** Opens the codes of a database. */
export const openCodes = (db: Database): Codes => ({
  issue: (given) => {
    const code = randomBytes(24).toString('base64url')
    db.run('delete from oidc_code where expires_at < ?', Date.now())
    db.run('insert into oidc_code values (?, ?, ?)', code, JSON.stringify(given), Date.now() + codeMs)
    return code
  },
  take: (code) => {
    const row = db.first('delete from oidc_code where code = ? and expires_at > ? returning body', code, Date.now())
    return row && grant.parse(JSON.parse(text(row, 'body')))
  },
})

/** Whether a verifier of PKCE belongs to a challenge. */
export const isVerifierOf = (challenge: string, verifier: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge
