import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type identityService, type OutputOf, sessionEndedSubject } from '@nordbo/contracts'
import { connectNats, createLogger } from '@nordbo/service-kit'
import { type BootedStack, bootStack, expectOk, firstVersions, type ServiceClients } from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../src/generated/prisma/client.ts'

type Session = OutputOf<(typeof identityService)['procedures']['sessionsByTokens']>['sessions'][number]

/** Identity on real servers. */
export interface IdentityStack extends BootedStack {
  readonly identity: ServiceClients['identity']
  /** Identity's own tables. */
  readonly tables: PrismaClient
  /** The session of a token, null without a valid one. */
  sessionOf(token: string): Promise<Session>
  /** The log so far; only with `own`. */
  logged(): Promise<string>
  /** Collects the notices of ended sessions from now on. */
  watchEndedSessions(): Promise<{ next(): Promise<unknown> }>
}

/** Boots identity; `env` replaces defaults. With `own` it runs as a separate process that writes its log to a file. */
export const bootIdentity = async (
  env: Record<string, string> = {},
  options: { own?: boolean } = {},
): Promise<IdentityStack> => {
  const booted = await bootStack({
    only: ['sandbox', 'identity'],
    env: { identity: env },
    childProcesses: options.own ? ['identity'] : [],
  })
  const { stack, services } = booted
  const log = createLogger({ name: 'test', level: 'silent' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), principal: 'bff', log })
  const tables = new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.databases.identity }) })
  const stop = async (): Promise<void> => {
    await tables.$disconnect()
    await nats.close()
    await booted.stop()
  }
  return {
    ...booted,
    tables,
    identity: services.identity,
    sessionOf: async (token) => {
      const [session] = expectOk(await services.identity.sessionsByTokens({ tokens: [token] })).sessions
      if (session === undefined) throw new Error('an answer without its session')
      return session
    },
    logged: () => readFile(join(stack.home, 'logs', 'identity.log'), 'utf8'),
    watchEndedSessions: async () => {
      const notices = nats.subscribe(sessionEndedSubject)[Symbol.asyncIterator]()
      await nats.flush()
      return { next: async () => (await notices.next()).value?.json() }
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

const client = { ip: '192.0.2.1', userAgent: 'vitest' }

/** Input for a new account. */
export const aPerson = (
  over: { email?: string; password?: string; rolePreference?: 'guest' | 'host' | 'both' } = {},
) => ({
  name: 'Gerda Gæst',
  email: `${crypto.randomUUID()}@test.example`,
  password: 'sommerhus-29',
  rolePreference: 'guest' as const,
  agreed: firstVersions,
  client,
  ...over,
})

/** Opens an account; returns what was sent and what was answered. */
export const signUp = async ({ identity }: IdentityStack, over: Parameters<typeof aPerson>[0] = {}) => {
  const person = aPerson(over)
  return { ...person, ...expectOk(await identity.signUp(person)) }
}

/** Signs in from an address, with the browser's stored proof. */
export const from = (email: string, password: string, ip = client.ip, device?: string) => ({
  email,
  password,
  client: { ...client, ip, ...(device === undefined ? {} : { device }) },
})
