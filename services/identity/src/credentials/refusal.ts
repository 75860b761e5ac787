import { isAPIError } from 'better-auth/api'

/** better-auth's code for an expected refusal; undefined for anything else, which is a bug or broken I/O. */
export const refusalCode = (error: unknown): string | undefined => (isAPIError(error) ? error.body?.code : undefined)
