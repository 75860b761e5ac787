import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { sessionDays } from '@nordbo/contracts'
import type { DomainClock } from '@nordbo/service-kit'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { generateRandomString } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createSessionTable } from './session-rows.ts'

const daySeconds = 24 * 60 * 60
/** An unused session ends after this. */
export const idleSeconds = sessionDays.unused * daySeconds
/** A used session ends this long after it was opened. */
export const longestSeconds = sessionDays.longest * daySeconds

/** A link for a new password works for an hour. */
export const passwordLinkSeconds = 60 * 60

const tokenLength = 32
const clientIpHeader = 'x-client-ip'

/** Address and browser of a request; stored with the session. */
export interface Client {
  ip: string
  userAgent: string
}

const headersOf = (client: Client): Headers =>
  new Headers({ [clientIpHeader]: client.ip, 'user-agent': client.userAgent })

/**
 * better-auth as a library, without HTTP and without its log, which would contain mail addresses. Sessions use real time; only the day
 * of joining is domain time. It reads and writes through `tables`, so that its rows join the caller's transaction.
 */
export const openCredentials = (options: { client: PrismaClient; clock: DomainClock; secret: string }) => {
  const joined = new AsyncLocalStorage<Prisma.TransactionClient>()
  /** Takes the token that better-auth would mail. */
  const links = new AsyncLocalStorage<(token: string) => void>()
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
    session: createSessionTable(() => current().session),
  }
  const auth = betterAuth({
    appName: 'Nordbo',
    // Unused: the BFF makes cookies and links.
    baseURL: 'http://identity.invalid',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: prismaAdapter(tables, { provider: 'postgresql', transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      // Contracts count the 128 characters of a password. This counts halves of characters such as 🌊, of which each has two.
      maxPasswordLength: 2 * 128,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: passwordLinkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => links.getStore()?.(token),
    },
    user: {
      additionalFields: {
        locale: { type: 'string', required: true, defaultValue: 'da' },
        newDeviceAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          // The device of the sign-up is known from the start.
          before: async (user) => ({ data: { ...user, createdAt: options.clock.now(), newDeviceAt: new Date() } }),
        },
      },
    },
    session: { expiresIn: idleSeconds },
    verification: { storeIdentifier: 'hashed' },
    // See attempts/: better-auth limits only its own HTTP routes.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
  })
  const internal = async () => (await auth.$context).internalAdapter
  const passwordLink = (token: string): string => `reset-password:${token}`
  return {
    /** A token for a session, as better-auth makes them. */
    newSessionToken: (): string => generateRandomString(tokenLength),
    /** A token by which the owner of an address may set a new password. Undefined for an unknown address. */
    createPasswordToken: async (tx: Prisma.TransactionClient, email: string): Promise<string | undefined> => {
      let made: string | undefined
      const keep = (token: string): void => {
        made = token
      }
      await joined.run(tx, () => links.run(keep, () => auth.api.requestPasswordReset({ body: { email } })))
      return made
    },
    /** The person whose password a token may set; undefined if it is unknown, used or expired. */
    findPasswordToken: async (token: string): Promise<string | undefined> => {
      const found = await (await internal()).findVerificationValue(passwordLink(token))
      return found && found.expiresAt > new Date() ? found.value : undefined
    },
    /** Uses a token up, sets the password and ends all sessions, inside the caller's transaction. */
    resetPassword: (tx: Prisma.TransactionClient, token: string, newPassword: string) =>
      joined.run(tx, () => auth.api.resetPassword({ body: { token, newPassword } })),
    /** Creates user, credential and session inside the caller's transaction. */
    signUp: (
      tx: Prisma.TransactionClient,
      person: { name: string; email: string; password: string; locale: string },
      client: Client,
    ) => joined.run(tx, () => auth.api.signUpEmail({ body: person, headers: headersOf(client) })),
    /** Compares the password and opens a session. Takes as long for an unknown address. */
    signIn: (email: string, password: string, client: Client) =>
      auth.api.signInEmail({ body: { email, password }, headers: headersOf(client) }),
    /** Opens a session for a person who has proved who they are in another way; returns its token. */
    openSession: async (userId: string, client: Client): Promise<string> => {
      const { internalAdapter } = await auth.$context
      const { ip, userAgent } = client
      return (await internalAdapter.createSession(userId, false, { ipAddress: ip, userAgent })).token
    },
  }
}

export type Credentials = ReturnType<typeof openCredentials>
