import { appCode, asUser, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerOf,
  type BegunAtProvider,
  begin,
  comeBack,
  enterAtProvider,
  freshEmail,
  provider,
  signInAtProvider,
} from './at-provider.ts'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack.stop())

/** A person with a password and a verified address. */
const verifiedPerson = async () => {
  const person = await signUp(stack)
  const id = person.user.id
  await stack.tables.user.update({ where: { id }, data: { emailVerified: true } })
  return { id, email: person.email, password: person.password, session: person.token, own: asUser(id) }
}
type Person = Pick<Awaited<ReturnType<typeof verifiedPerson>>, 'id' | 'session' | 'own'>

const beginLink = async ({ session, own }: Person): Promise<BegunAtProvider> =>
  expectOk(await stack.identity.startProviderLink({ session, provider }, own))
const link = async (person: Person, email: string) => {
  const begun = await beginLink(person)
  const answer = await answerOf(stack, begun, { email })
  return comeBack(stack, { answer, token: begun.token, as: person.id, presented: person.session })
}
const waysOf = async ({ own }: Pick<Person, 'own'>) => expectOk(await stack.identity.signInWays({}, own))
/** The confirmation of the session is too old from now on. */
const outwait = async ({ id }: Pick<Person, 'id'>): Promise<void> => {
  await stack.tables
    .$executeRaw`update session set confirmed_at = now() - interval '1 hour' where user_id = ${id}::uuid`
}
const isConfirmed = async ({ session }: Pick<Person, 'session'>): Promise<boolean> => {
  const found = await stack.sessionOf(session)
  return Date.parse(found?.confirmedUntil ?? '') > Date.now()
}

describe('linking', () => {
  test('lets the person sign in with both, also when the provider names another address', async () => {
    const person = await verifiedPerson()
    const email = freshEmail()
    expect(expectOk(await link(person, email))).toEqual({ kind: 'linked' })
    const opened = await enterAtProvider(stack, { email })
    expect([opened.created, opened.user.id, opened.user.email]).toEqual([false, person.id, person.email])
    expect(codeOf(await stack.identity.signIn(from(person.email, person.password)))).toBe('ok')
    const { hasPassword, linked, providers } = await waysOf(person)
    expect({ hasPassword, providers }).toEqual({ hasPassword: true, providers: [{ id: provider, name: 'Prøve-ID' }] })
    expect(linked).toMatchObject([{ provider: { id: provider }, email }])
  })

  test('needs a session that was confirmed lately, and a verified address', async () => {
    const person = await verifiedPerson()
    await outwait(person)
    const { session, own } = person
    expect(codeOf(await stack.identity.startProviderLink({ session, provider }, own))).toBe('auth.stepUpRequired')
    const { user, token } = await signUp(stack)
    const start = stack.identity.startProviderLink({ session: token, provider }, asUser(user.id))
    expect(codeOf(await start)).toBe('auth.emailUnverified')
  })

  test('is for the person who began it, still signed in', async () => {
    const [person, other] = [await verifiedPerson(), await verifiedPerson()]
    for (const as of [other.id, undefined]) {
      const begun = await beginLink(person)
      const answer = await answerOf(stack, begun, { email: freshEmail() })
      const back = { answer, token: begun.token, ...(as === undefined ? {} : { as }) }
      expect(codeOf(await comeBack(stack, back))).toBe('auth.required')
    }
    expect((await waysOf(person)).linked).toEqual([])
    expect((await waysOf(other)).linked).toEqual([])
  })

  test('takes no identity from another person, and a person has one of a provider', async () => {
    const [person, other] = [await verifiedPerson(), await verifiedPerson()]
    const email = freshEmail()
    expectOk(await link(person, email))
    expect(codeOf(await link(other, email))).toBe('oidc.linkedElsewhere')
    const again = stack.identity.startProviderLink({ session: person.session, provider }, person.own)
    expect(codeOf(await again)).toBe('oidc.alreadyLinked')
    // Two that were begun before either was finished.
    const begun = [await beginLink(other), await beginLink(other)]
    const answers = await Promise.all(begun.map((each) => answerOf(stack, each, { email: freshEmail() })))
    const done = await Promise.all(
      begun.map(({ token }, index) => comeBack(stack, { answer: answers[index] ?? '', token, as: other.id })),
    )
    expect(done.map(codeOf).sort()).toEqual(['oidc.alreadyLinked', 'ok'])
  })
})

describe('unlinking', () => {
  test('ends the way in, and needs a session that was confirmed lately', async () => {
    const person = await verifiedPerson()
    const { session, own } = person
    const email = freshEmail()
    expectOk(await link(person, email))
    const [linked] = (await waysOf(person)).linked
    if (!linked) throw new Error('nothing is linked')
    const unlink = (as = own) => stack.identity.unlinkIdentity({ session, id: linked.id }, as)
    await outwait(person)
    expect(codeOf(await unlink())).toBe('auth.stepUpRequired')
    expectOk(await stack.identity.stepUp({ session, password: person.password }, own))
    expect(codeOf(await unlink())).toBe('ok')
    expect(codeOf(await unlink())).toBe('oidc.notLinked')
    // The identity is unknown again: it opens another account.
    expect((await enterAtProvider(stack, { email })).user.id).not.toBe(person.id)
  })

  test('and linking are told to the person by mail, each once', async () => {
    const person = await verifiedPerson()
    const told = () =>
      stack.tables.$queryRaw<{ change: string }[]>`
        select envelope->'data'->>'change' as change from kit.outbox
        where envelope->'data'->>'userId' = ${person.id} and subject = 'identity.credentialsChanged.v1'
        order by envelope->>'occurredAt'`
    const email = freshEmail()
    expectOk(await link(person, email))
    const again = stack.identity.startProviderLink({ session: person.session, provider }, person.own)
    expect(codeOf(await again)).toBe('oidc.alreadyLinked')
    expect(await told()).toEqual([{ change: 'identityLinked' }])
    const [linked] = (await waysOf(person)).linked
    if (!linked) throw new Error('nothing is linked')
    const unlink = () => stack.identity.unlinkIdentity({ session: person.session, id: linked.id }, person.own)
    expect([codeOf(await unlink()), codeOf(await unlink())]).toEqual(['ok', 'oidc.notLinked'])
    expect(await told()).toEqual([{ change: 'identityLinked' }, { change: 'identityUnlinked' }])
  })

  test('another person’s identity is refused as unknown', async () => {
    const [person, other] = [await verifiedPerson(), await verifiedPerson()]
    expectOk(await link(person, freshEmail()))
    const [linked] = (await waysOf(person)).linked
    const unlink = stack.identity.unlinkIdentity({ session: other.session, id: linked?.id ?? '' }, other.own)
    expect(codeOf(await unlink)).toBe('oidc.notLinked')
    expect((await waysOf(person)).linked).toHaveLength(1)
  })

  test('the last way to sign in is refused, until there is another', async () => {
    const { user, token: session } = await enterAtProvider(stack, { email: freshEmail() })
    const own = asUser(user.id)
    const { hasPassword, linked } = await waysOf({ own })
    expect([hasPassword, linked.length]).toEqual([false, 1])
    const unlink = () => stack.identity.unlinkIdentity({ session, id: linked[0]?.id ?? '' }, own)
    expect(codeOf(await unlink())).toBe('auth.lastWay')
    const passkey = { id: crypto.randomUUID(), userId: user.id, credentialId: crypto.randomUUID(), name: 'Telefon' }
    const key = { publicKey: new Uint8Array(1), counter: 0, transports: [], synced: false, createdAt: new Date() }
    await stack.tables.passkey.create({ data: { ...passkey, ...key } })
    expect(codeOf(await unlink())).toBe('ok')
    // Now the passkey is the last one.
    const { id } = await stack.tables.passkey.findFirstOrThrow({ where: { userId: user.id } })
    expect(codeOf(await stack.identity.removePasskey({ session, id }, own))).toBe('auth.lastWay')
  })
})

describe('a person without a password', () => {
  /** Somebody who signed up at the provider. */
  const newcomer = async () => {
    const { user, token } = await enterAtProvider(stack, { email: freshEmail() })
    return { id: user.id, email: user.email, session: token, own: asUser(user.id) }
  }
  const beginStepUp = async ({ own }: Pick<Person, 'own'>): Promise<BegunAtProvider> =>
    expectOk(await stack.identity.startProviderStepUp({ provider }, own))
  const stepUp = async (person: Awaited<ReturnType<typeof newcomer>>, typed: { email: string; fault?: string }) => {
    const begun = await beginStepUp(person)
    const answer = await answerOf(stack, begun, typed)
    return comeBack(stack, { answer, token: begun.token, as: person.id, presented: person.session })
  }

  test('confirms the session at the provider, which is told to ask anew', async () => {
    const person = await newcomer()
    await outwait(person)
    expect(await isConfirmed(person)).toBe(false)
    const asked = new URL((await beginStepUp(person)).url).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    expect(expectOk(await stepUp(person, person))).toEqual({ kind: 'confirmed' })
    expect(await isConfirmed(person)).toBe(true)
  })

  test('does not confirm it alone where two factors are on, whenever they were turned on', async () => {
    const person = await newcomer()
    const { session, own } = person
    const begun = await beginStepUp(person)
    const { key } = expectOk(await stack.identity.startTwoFactor({ session }, own))
    expectOk(await stack.identity.confirmTwoFactor({ session, code: appCode(key) }, own))
    await outwait(person)
    expect(codeOf(await stack.identity.startProviderStepUp({ provider }, own))).toBe('auth.twoFactorRequired')
    const answer = await answerOf(stack, begun, person)
    const back = await comeBack(stack, { answer, token: begun.token, as: person.id, presented: session })
    expect(codeOf(back)).toBe('auth.required')
    expect(await isConfirmed(person)).toBe(false)
  })

  test('does not confirm it as somebody else, nor when the provider does not say when', async () => {
    const [person, other] = [await newcomer(), await newcomer()]
    await outwait(person)
    expect(codeOf(await stepUp(person, { email: other.email }))).toBe('oidc.notLinked')
    expect(codeOf(await stepUp(person, { email: person.email, fault: 'noAuthTime' }))).toBe('oidc.notRecent')
    expect(await isConfirmed(person)).toBe(false)
    const stranger = await verifiedPerson()
    expect(codeOf(await stack.identity.startProviderStepUp({ provider }, stranger.own))).toBe('oidc.notLinked')
  })
})

test('what was begun for a sign-in is neither a link nor a confirmation', async () => {
  const person = await verifiedPerson()
  const begun = await begin(stack)
  const answer = await answerOf(stack, begun, { email: freshEmail() })
  const done = await comeBack(stack, { answer, token: begun.token, as: person.id, presented: person.session })
  expect(done).toMatchObject({ ok: true, value: { kind: 'opened', created: true } })
  expect((await waysOf(person)).linked).toEqual([])
  expect(codeOf(await signInAtProvider(stack, 'deny'))).toBe('oidc.denied')
})
