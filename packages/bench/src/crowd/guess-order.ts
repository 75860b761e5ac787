import { z } from 'zod'

/** What the guessing thread is to do. */
export const GuessOrder = z.object({
  url: z.string(),
  email: z.string(),
  /** From many networks, else from one address. */
  many: z.boolean(),
  guesses: z.int(),
  atOnce: z.int(),
})
export type GuessOrder = z.infer<typeof GuessOrder>

/** What the guessing thread was answered. */
export const GuessReport = z.object({
  /** Numbers of answers by status. */
  answers: z.record(z.string(), z.int()),
  /** Refusals for too many attempts that do not say when to come back. */
  withoutRetryAfter: z.int(),
})
export type GuessReport = z.infer<typeof GuessReport>

/** Networks that guesses come from, if from many. */
export const guessNetworks = 2_500

/** The address of a guess, as a trusted proxy reports it. */
export const guessAddress = (place: number, many: boolean): string =>
  many ? `10.${(place % guessNetworks) >> 8}.${(place % guessNetworks) & 255}.9` : '203.0.113.66'

/** Signs in as a browser at an address does, with the cookie by which it is known. */
export const signInFrom = (
  url: string,
  address: string,
  email: string,
  password: string,
  cookie = '',
): Promise<Response> =>
  fetch(new URL('/api/auth/sign-in', url), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ email, password }),
  })
