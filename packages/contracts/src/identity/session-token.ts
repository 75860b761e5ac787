import { createHash } from 'node:crypto'

/**
 * What is stored and told of a session token: its SHA-256, hex. A token is 32 random characters, so a plain hash is
 * enough: there is nothing to guess.
 */
export const sessionTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
