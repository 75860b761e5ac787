import { type AtProvider, answerAtProvider, asUser, codeOf, firstVersions } from '@nordbo/testkit'
import type { IdentityStack } from './identity-stack.ts'

/** The sandbox's provider. */
export const provider = 'sandbox'
/** The browser in these tests. */
export const client = { ip: '192.0.2.1', userAgent: 'vitest' }

let visits = 0
/** A network of its own for each visit, because new accounts are counted for the network. */
const nextIp = (): string => {
  visits += 1
  return `198.51.${visits % 250}.7`
}

/** What was begun: the provider's address, and the browser's token. */
export interface BegunAtProvider {
  url: string
  token: string
}

/** Begins a sign-in at the provider. */
export const begin = async (
  { identity }: Pick<IdentityStack, 'identity'>,
  over: { rolePreference?: 'guest' | 'host' | 'both' } = {},
): Promise<BegunAtProvider> => {
  const begun = await identity.startProviderSignIn({
    provider,
    rolePreference: 'guest',
    locale: 'da',
    agreed: firstVersions,
    ...over,
  })
  if (!begun.ok) throw new Error(`nothing was begun: ${codeOf(begun)}`)
  return begun.value
}

/** Answers the provider's page; returns what the browser comes back with. */
export const answerOf = async ({ stack }: IdentityStack, { url }: BegunAtProvider, typed: AtProvider | 'deny') =>
  (await answerAtProvider(url, typed, stack.sandboxUrl)).search

interface Return {
  answer: string
  token: string
  presented?: string
  device?: string
  ip?: string
  /** The person who is signed in, if somebody is. */
  as?: string
}

/** Comes back from the provider. */
export const comeBack = (
  { identity }: IdentityStack,
  { answer, token, presented, device, ip = nextIp(), as }: Return,
) =>
  identity.finishAtProvider(
    { provider, token, answer, presented, client: { ...client, ip, ...(device === undefined ? {} : { device }) } },
    as === undefined ? undefined : asUser(as),
  )

/** Goes to the provider and back as this person. */
export const signInAtProvider = async (
  stack: IdentityStack,
  typed: AtProvider | 'deny',
  over: { presented?: string; device?: string; ip?: string; rolePreference?: 'guest' | 'host' | 'both' } = {},
) => {
  const { rolePreference, ...rest } = over
  const begun = await begin(stack, rolePreference === undefined ? {} : { rolePreference })
  return comeBack(stack, { answer: await answerOf(stack, begun, typed), token: begun.token, ...rest })
}

/** Signs in at the provider; returns the session. */
export const enterAtProvider = async (
  stack: IdentityStack,
  typed: AtProvider,
  over: { device?: string; ip?: string } = {},
) => {
  const done = await signInAtProvider(stack, typed, over)
  if (!done.ok || done.value.kind !== 'opened') throw new Error(`no session was opened: ${codeOf(done)}`)
  return { ...done.value.session, created: done.value.created }
}

/** An address that nobody has. */
export const freshEmail = (): string => `${crypto.randomUUID()}@test.example`
