import { asUser, codeOf, createPasskeyDevice, type Deviation, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, type IdentityStack, signUp } from './identity-stack.ts'

const pages = 'https://nordbo.example'
let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity({ PUBLIC_URL: `${pages}/`, SIGN_IN_NETWORK_LIMIT: '5' })
})
afterAll(() => stack?.stop())

/** An address of its own for each test, because failures are counted for the network. */
const addresses = (function* () {
  for (let last = 1; ; last++) yield `198.51.${last}.7`
})()
const nextIp = (): string => addresses.next().value ?? ''

type PasskeyDevice = ReturnType<typeof createPasskeyDevice>

const add = async (
  { user, token: session }: Pick<Awaited<ReturnType<typeof signUp>>, 'user' | 'token'>,
  device: PasskeyDevice,
  over: { deviation?: Deviation; name?: string } = {},
) => {
  const own = asUser(user.id)
  const begun = expectOk(await stack.identity.startPasskey({ session }, own))
  const credential = device.create(begun, over.deviation)
  return stack.identity.addPasskey({ session, name: over.name ?? 'Telefon', credential }, own)
}

/** A new person with a passkey on a device. */
const withPasskey = async (options: { counts?: boolean } = {}) => {
  const person = await signUp(stack)
  const device = createPasskeyDevice(pages, options)
  const passkey = expectOk(await add(person, device))
  return { ...person, own: asUser(person.user.id), session: person.token, device, passkey }
}

const begin = async () => expectOk(await stack.identity.startPasskeySignIn({}))
const enter = (
  proof: ReturnType<PasskeyDevice['prove']>,
  over: { ip?: string; presented?: string; known?: string } = {},
) =>
  stack.identity.passkeySignIn({
    proof,
    client: {
      ip: over.ip ?? nextIp(),
      userAgent: 'vitest',
      ...(over.known === undefined ? {} : { device: over.known }),
    },
    presented: over.presented,
  })

test('a person adds a passkey with a name, sees it, gives it another name and removes it', async () => {
  const { own, session, passkey, device } = await withPasskey()
  expect(passkey).toMatchObject({ name: 'Telefon', lastUsedAt: null, synced: false })
  expect(expectOk(await stack.identity.passkeys({}, own)).passkeys).toEqual([passkey])
  const { id } = passkey
  const renamed = expectOk(await stack.identity.renamePasskey({ id, name: 'Min bærbare' }, withKey(own)))
  expect(renamed).toEqual({ ...passkey, name: 'Min bærbare' })
  expectOk(await stack.identity.removePasskey({ session, id }, own))
  expect(expectOk(await stack.identity.passkeys({}, own)).passkeys).toEqual([])
  expect(codeOf(await enter(device.prove(await begin())))).toBe('passkey.refused')
})

test('a passkey signs in without a name and without a second factor, and ends the browser’s former session', async () => {
  const { user, own, session, device } = await withPasskey()
  const begun = await begin()
  expect(begun.options).toMatchObject({ rpId: 'nordbo.example', allowCredentials: [], userVerification: 'required' })
  await stack.tables.$executeRaw`
    insert into two_factor (user_id, secret, enabled_at, created_at) values (${user.id}::uuid, 'x', now(), now())`
  const opened = expectOk(await enter(device.prove(begun), { presented: session }))
  expect(opened.user.id).toBe(user.id)
  expect((await stack.sessionOf(opened.token))?.user.id).toBe(user.id)
  expect(await stack.sessionOf(session)).toBeNull()
  expect(expectOk(await stack.identity.passkeys({}, own)).passkeys[0]?.lastUsedAt).not.toBeNull()
})

test('a challenge counts once, also in two sign-ins at once, and for five minutes', async () => {
  const { device } = await withPasskey()
  const begun = await begin()
  const proof = device.prove(begun)
  const answers = await Promise.all([enter(proof), enter(proof)])
  expect(answers.map(codeOf).sort()).toEqual(['ok', 'passkey.expired'])
  // A new signature for the old challenge comes too late, and so does an old one under a new token.
  expect(codeOf(await enter(device.prove(begun)))).toBe('passkey.expired')
  expect(codeOf(await enter({ ...proof, token: (await begin()).token }))).toBe('passkey.refused')
  const late = await begin()
  const [row] = await stack.tables.$queryRaw<{ seconds: number }[]>`
    with longest as (select max(expires_at) as at from handshake where purpose = 'passkeySignIn')
    update handshake set expires_at = now() - interval '1 second' where purpose = 'passkeySignIn'
    returning extract(epoch from (select at from longest) - now())::float8 as seconds`
  expect(row?.seconds).toBeGreaterThan(290)
  expect(row?.seconds).toBeLessThan(301)
  expect(codeOf(await enter(device.prove(late)))).toBe('passkey.expired')
})

test.each<[string, Deviation]>([
  ['a page of another origin', { origin: 'https://nordbo.example.evil.test' }],
  ['a page without encryption', { origin: 'http://nordbo.example' }],
  ['another domain', { domain: 'evil.test' }],
  ['a device that did not make sure of the person', { verified: false }],
])('%s can neither add a passkey nor sign in', async (_what, deviation) => {
  const person = await signUp(stack)
  expect(codeOf(await add(person, createPasskeyDevice(pages), { deviation }))).toBe('passkey.refused')
  const { device } = await withPasskey()
  expect(codeOf(await enter(device.prove(await begin(), deviation)))).toBe('passkey.refused')
  expect(codeOf(await enter(device.prove(await begin())))).toBe('ok')
})

test('another person’s credential, an unknown one and a foreign signature are refused alike', async () => {
  const person = await withPasskey()
  const other = await withPasskey()
  const forged = { ...other.device.prove(await begin()), id: person.device.id }
  const answers = [
    await enter(forged),
    await enter(createPasskeyDevice(pages).prove(await begin())),
    // The device says that the passkey is another person's, or nobody's.
    await enter(person.device.prove(await begin(), { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' })),
    await enter(person.device.prove(await begin(), { userHandle: null })),
  ]
  for (const answer of answers) expect(answer).toEqual({ ok: false, error: { code: 'passkey.refused' } })
  // Nor can it be added to a second account.
  expect(codeOf(await add(other, person.device))).toBe('passkey.alreadyAdded')
})

test('a signature whose number is not above the last one is refused, and devices that do not number sign in again', async () => {
  const { device } = await withPasskey()
  expect(codeOf(await enter(device.prove(await begin(), { counter: 7 })))).toBe('ok')
  expect(codeOf(await enter(device.prove(await begin(), { counter: 7 })))).toBe('passkey.refused')
  expect(codeOf(await enter(device.prove(await begin(), { counter: 3 })))).toBe('passkey.refused')
  expect(codeOf(await enter(device.prove(await begin(), { counter: 0 })))).toBe('passkey.refused')
  expect(codeOf(await enter(device.prove(await begin(), { counter: 8 })))).toBe('ok')
  const unnumbered = await withPasskey({ counts: false })
  expect(codeOf(await enter(unnumbered.device.prove(await begin())))).toBe('ok')
  expect(codeOf(await enter(unnumbered.device.prove(await begin())))).toBe('ok')
})

test('a suspended person is refused, which only their passkey reveals', async () => {
  const { user, device } = await withPasskey()
  await stack.tables.$executeRaw`update "user" set suspended_at = now() where id = ${user.id}::uuid`
  const sessions = await stack.tables.session.count({ where: { userId: user.id } })
  const forged = { ...createPasskeyDevice(pages).prove(await begin()), id: device.id }
  expect(codeOf(await enter(forged))).toBe('passkey.refused')
  expect(codeOf(await enter(device.prove(await begin())))).toBe('auth.suspended')
  expect(await stack.tables.session.count({ where: { userId: user.id } })).toBe(sessions)
})

test('failures run out for their network, and neither the account elsewhere nor a known browser is locked', async () => {
  const { device } = await withPasskey()
  const ip = nextIp()
  const known = expectOk(await enter(device.prove(await begin()), { ip })).device
  const guess = async () => enter(device.prove(await begin(), { verified: false }), { ip })
  const guesses: string[] = []
  for (let each = 0; each < 7; each++) guesses.push(codeOf(await guess()))
  expect(guesses).toEqual([...Array(5).fill('passkey.refused'), ...Array(2).fill('auth.tooManyAttempts')])
  const refused = await enter(device.prove(await begin()), { ip })
  expect(refused.ok ? 0 : refused.error.params?.retryAfterSeconds).toBeGreaterThan(0)
  expect(codeOf(await enter(device.prove(await begin()), { ip, known }))).toBe('ok')
  expect(codeOf(await enter(device.prove(await begin())))).toBe('ok')
})

test('a person is told of a passkey’s sign-in on a new device, and not of one on a known device', async () => {
  const { user, device } = await withPasskey()
  const told = () =>
    stack.tables.$queryRaw<{ notice: string }[]>`
      select envelope->'data'->>'notice' as notice from kit.outbox
      where envelope->'data'->>'userId' = ${user.id} and envelope->'data'->>'notice' = 'newDevice'`
  const known = expectOk(await enter(device.prove(await begin()))).device
  expect(await told()).toHaveLength(1)
  expectOk(await enter(device.prove(await begin()), { known }))
  expect(await told()).toHaveLength(1)
})

test('changes of passkeys want a confirmed session, and nobody sees or changes another’s', async () => {
  const person = await withPasskey()
  const other = await withPasskey()
  const { id } = person.passkey
  expect(codeOf(await stack.identity.removePasskey({ session: other.session, id }, other.own))).toBe('passkey.notFound')
  expect(codeOf(await stack.identity.renamePasskey({ id, name: 'Min' }, withKey(other.own)))).toBe('passkey.notFound')
  // What one person began another cannot finish.
  const { session, own } = other
  const begun = expectOk(await stack.identity.startPasskey({ session: person.session }, person.own))
  const credential = createPasskeyDevice(pages).create(begun)
  expect(codeOf(await stack.identity.addPasskey({ session, name: 'Min', credential }, own))).toBe('passkey.expired')

  await stack.tables.$executeRaw`
    update session set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}::uuid`
  const answers = [
    await stack.identity.startPasskey({ session: person.session }, person.own),
    await stack.identity.addPasskey({ session: person.session, name: 'Min', credential }, person.own),
    await stack.identity.removePasskey({ session: person.session, id }, person.own),
  ]
  expect(answers.map(codeOf)).toEqual(Array(3).fill('auth.stepUpRequired'))
})

test('a passkey confirms a session, and only the person’s own, once per challenge', async () => {
  const { session, own, user, device } = await withPasskey()
  const other = await withPasskey()
  await stack.tables.$executeRaw`update session set confirmed_at = null where user_id = ${user.id}::uuid`
  const start = async () => expectOk(await stack.identity.startPasskeyStepUp({}, own))
  const confirm = (proof: ReturnType<PasskeyDevice['prove']>) => stack.identity.passkeyStepUp({ session, proof }, own)
  const begun = await start()
  expect(begun.options.allowCredentials.map(({ id }) => id)).toEqual([device.id])
  expect(codeOf(await confirm(other.device.prove(await start())))).toBe('passkey.refused')
  // Neither the challenge of a sign-in nor another person's counts here.
  expect(codeOf(await confirm(device.prove(await begin())))).toBe('passkey.expired')
  const foreign = expectOk(await stack.identity.startPasskeyStepUp({}, other.own))
  expect(codeOf(await confirm(device.prove(foreign)))).toBe('passkey.expired')
  expect(codeOf(await stack.identity.startPasskey({ session }, own))).toBe('auth.stepUpRequired')
  const proof = device.prove(begun)
  expect(codeOf(await confirm(proof))).toBe('ok')
  expect(codeOf(await confirm(proof))).toBe('passkey.expired')
  expect(codeOf(await stack.identity.startPasskey({ session }, own))).toBe('ok')
})

test('a person has at most twenty passkeys, and a device is asked not to make a second one', async () => {
  const person = await withPasskey()
  const { session, own, user } = person
  const begun = expectOk(await stack.identity.startPasskey({ session }, own))
  expect(begun.options.excludeCredentials.map(({ id }) => id)).toEqual([person.device.id])
  await stack.tables.$executeRaw`
    insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, synced, created_at)
    select gen_random_uuid(), ${user.id}::uuid, gen_random_uuid()::text, '', 0, '{}', 'x', false, now()
    from generate_series(1, 19)`
  const credential = createPasskeyDevice(pages).create(begun)
  expect(codeOf(await stack.identity.addPasskey({ session, name: 'x', credential }, own))).toBe('passkey.tooMany')
  expect(codeOf(await stack.identity.startPasskey({ session }, own))).toBe('passkey.tooMany')
})
