import { hash, type Options, verify } from '@node-rs/argon2'

/** OWASP's second recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane; about 10 ms. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password as argon2id with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password matches a hash. */
export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  verify(input.hash, input.password)
