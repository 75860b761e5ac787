import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { DomainClock } from '@nordbo/service-kit'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { betterAuth } from 'better-auth/minimal'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { sessionRows } from './session-rows.ts'

const daySeconds = 24 * 60 * 60
/** A session that is not used ends after two weeks. */
export const idleSeconds = 14 * daySeconds
/** However much it is used, a session ends thirty days after it was opened. */
export const longestSeconds = 30 * daySeconds

const clientIpHeader = 'x-client-ip'

/** Where a request comes from; kept with the session. */
export interface Client {
  ip: string
  userAgent: string
}

const headersOf = (client: Client): Headers =>
  new Headers({ [clientIpHeader]: client.ip, 'user-agent': client.userAgent })

/**
 * better-auth as a library: no HTTP of its own, and nothing in its own log, whose messages name addresses. Sessions live in
 * real time, only the day of joining is the domain's. Its rows go through `tables`, so that what it writes joins our transaction.
 */
export const openCredentials = (options: { client: PrismaClient; clock: DomainClock; secret: string }) => {
  const joined = new AsyncLocalStorage<Prisma.TransactionClient>()
  const current = (): Prisma.TransactionClient => joined.getStore() ?? options.client
  const tables = {
    get user() {
      return current().user
    },
    get account() {
      return current().account
    },
    get verification() {
      return current().verification
    },
    session: sessionRows(() => current().session),
  }
  const auth = betterAuth({
    appName: 'Nordbo',
    // Never answered on: cookies and links are the BFF's.
    baseURL: 'http://identity.invalid',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: prismaAdapter(tables, { provider: 'postgresql', transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { additionalFields: { locale: { type: 'string', required: true, defaultValue: 'da' } } },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, createdAt: options.clock.now() } }) } },
    },
    session: { expiresIn: idleSeconds },
    verification: { storeIdentifier: 'hashed' },
    // Ours, in attempts/: better-auth counts only what comes over its own HTTP.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
  })
  return {
    /** Creates user, credential and session inside the caller's transaction. */
    signUp: (
      tx: Prisma.TransactionClient,
      person: { name: string; email: string; password: string; locale: string },
      client: Client,
    ) => joined.run(tx, () => auth.api.signUpEmail({ body: person, headers: headersOf(client) })),
    /** Compares the password (as long for an unknown address) and opens a session. */
    signIn: (email: string, password: string, client: Client) =>
      auth.api.signInEmail({ body: { email, password }, headers: headersOf(client) }),
  }
}

export type Credentials = ReturnType<typeof openCredentials>
