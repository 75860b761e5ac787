import { hash } from 'node:crypto'

/** The entity tag of an answer's text. It is weak, because the answer may be compressed. */
export const tagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`
