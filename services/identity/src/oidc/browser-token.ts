import { createHash, timingSafeEqual } from 'node:crypto'

const derived = (use: string, token: string): string =>
  createHash('sha256').update(`${use}:${token}`).digest('base64url')

/** What a request to a provider carries of the browser's token. */
export interface RequestSecrets {
  state: string
  nonce: string
  /** The verifier of PKCE. */
  verifier: string
}

/**
 * State, nonce and verifier of a browser's token. They bind the provider's answer to the browser that asked, and are derived, so that
 * nothing stored could finish a sign-in: the browser has the token in a cookie, and the database its hash.
 */
export const requestSecretsOf = (token: string): RequestSecrets => ({
  state: derived('state', token),
  nonce: derived('nonce', token),
  verifier: derived('verifier', token),
})

/** Whether an answer belongs to a browser's token. */
export const isAnswerTo = (token: string, state: string | null): boolean => {
  const expected = Buffer.from(requestSecretsOf(token).state)
  const given = Buffer.from(state ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
