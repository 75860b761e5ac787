import { createHash } from 'node:crypto'

/**
 * The SHA-256 of a session token, hex: the only form that is stored and emitted. A token is 32 random characters, so it needs no salt
 * or slow hash.
 */
export const sessionTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
