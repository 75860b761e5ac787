import { PasskeyCreation } from '@nordbo/contracts'
import {
  appCode,
  type BootedStack,
  bootStack,
  createHome,
  createPasskeyDevice,
  createPublishableDraft,
  listMails,
  type Person,
  signIn,
  signUp,
  signUpUnverified,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'] })
})
afterAll(() => stack?.stop())

const Session = z.object({ user: z.object({ emailVerified: z.boolean(), email: z.string() }).nullable() })
const Sessions = z.object({
  items: z.array(z.object({ id: z.string(), current: z.boolean(), network: z.string(), createdAt: z.string() })),
})

const waiting = { timeout: 20_000, interval: 100 }

/** The token of the newest link to a page in the mails to an address. */
const tokenFor = (email: string, page: string): Promise<string> =>
  vi.waitFor(async () => {
    const texts = (await listMails(stack.stack, email)).map(({ text }) => text)
    const links = texts.flatMap((text) => text.match(/https?:\S+/g) ?? [])
    const link = links.find((each) => each.includes(`/auth/${page}?token=`))
    return z.string().parse(link && new URL(link).searchParams.get('token'))
  }, waiting)

const ask = (path: string, body: unknown) => visitor(stack.url).send('POST', path, body)
const sessionsOf = async (person: Person) => Sessions.parse((await person.get('/api/me/sessions')).body).items
const password = 'sommerhus-29'

test('the link of the welcome verifies the address, once', async () => {
  const guest = await signUpUnverified(stack.url)
  const verified = async () => Session.parse((await guest.get('/api/auth/session')).body).user?.emailVerified
  expect(await verified()).toBe(false)
  const token = await tokenFor(guest.email, 'verify')
  expect((await ask('/api/auth/verify-email', { token })).status).toBe(200)
  expect(await verified()).toBe(true)
  const again = await ask('/api/auth/verify-email', { token })
  expect([again.status, again.code]).toEqual([410, 'auth.linkInvalid'])
})

test('booking and publishing ask for a verified address, looking and writing a draft do not', async () => {
  const guest = await signUpUnverified(stack.url, 'both')
  const home = await createHome(stack)
  const { checkIn, checkOut } = await stayIn(stack, 40)
  const guests = { adults: 2, children: 0, infants: 0, pets: 0 }
  const stay = { listingId: home.id, checkIn, checkOut, guests, adultAttested: true }
  const book = () => guest.send('POST', '/api/bookings', stay)
  expect((await guest.get(`/api/listings/${home.id}`)).status).toBe(200)
  const draft = await createPublishableDraft(guest)
  const publish = () => guest.send('POST', `/api/host/drafts/${draft}/publish`)
  for (const refused of [await book(), await publish()])
    expect([refused.status, refused.code]).toEqual([403, 'auth.emailUnverified'])
  const token = await tokenFor(guest.email, 'verify')
  expect((await ask('/api/auth/verify-email', { token })).status).toBe(200)
  expect((await book()).status).toBe(201)
  expect((await publish()).status).toBe(200)
})

test('the link is sent again three times an hour, and the last one works', async () => {
  const guest = await signUpUnverified(stack.url)
  const again = () => guest.send('POST', '/api/auth/verify-email/resend')
  const answers = [await again(), await again(), await again(), await again()]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429])
  const letters = async () => (await listMails(stack.stack, guest.email)).length
  // The welcome and three more.
  await vi.waitFor(async () => expect(await letters()).toBe(4), waiting)
  const token = await tokenFor(guest.email, 'verify')
  expect((await ask('/api/auth/verify-email', { token })).status).toBe(200)
})

test('a mailed link sets a new password once and ends all sessions', async () => {
  const guest = await signUp(stack.url)
  const known = await ask('/api/auth/forgot-password', { email: guest.email })
  const unknown = await ask('/api/auth/forgot-password', { email: 'ingen-her@test.example' })
  expect([known.status, known.body]).toEqual([202, unknown.body])
  expect(unknown.status).toBe(202)
  const token = await tokenFor(guest.email, 'reset')
  const reset = (chosen: string) => ask('/api/auth/reset-password', { token, password: chosen })
  // A refused password leaves the link as it is.
  expect((await reset('password')).code).toBe('auth.passwordTooCommon')
  expect((await reset('klitrose-57')).status).toBe(200)
  expect((await reset('klitrose-58')).code).toBe('auth.linkInvalid')
  expect((await guest.get('/api/me/sessions')).status).toBe(401)
  await expect(signIn(stack.url, guest.email, password)).rejects.toThrow()
  await signIn(stack.url, guest.email, 'klitrose-57')
})

test('a change of the password needs the current one, ends other sessions and renews this one', async () => {
  const guest = await signUp(stack.url)
  const other = await signIn(stack.url, guest.email, password)
  const change = (currentPassword: string) =>
    guest.send('POST', '/api/auth/change-password', { currentPassword, newPassword: 'klitrose-57' })
  expect((await change('forkert-kode')).code).toBe('auth.passwordWrong')
  const changed = await change(password)
  expect(changed.status).toBe(200)
  expect(changed.headers.getSetCookie()[0]).toContain('session')
  expect((await other.get('/api/me/sessions')).status).toBe(401)
  expect((await guest.get('/api/me/sessions')).status).toBe(401)
  await signIn(stack.url, guest.email, 'klitrose-57')
})

test('an address changes when both addresses have confirmed it', async () => {
  const guest = await signUp(stack.url)
  const email = `ny-${guest.email}`
  expect((await guest.send('POST', '/api/auth/change-email', { email })).status).toBe(202)
  const own = async () => Session.parse((await guest.get('/api/auth/session')).body).user?.email
  const confirm = async (address: string) =>
    (await ask('/api/auth/change-email/confirm', { token: await tokenFor(address, 'confirm-email') })).body
  expect(await confirm(email)).toEqual({ changed: false })
  expect(await own()).toBe(guest.email)
  expect(await confirm(guest.email)).toEqual({ changed: true })
  expect(await own()).toBe(email)
})

test('a person sees their sessions and ends one, or all others', async () => {
  const guest = await signUp(stack.url)
  const other = await signIn(stack.url, guest.email, password)
  await signIn(stack.url, guest.email, password)
  expect(await sessionsOf(guest)).toHaveLength(3)
  const ended = (await sessionsOf(other)).find(({ current }) => current)
  const stranger = await signUp(stack.url)
  const end = (person: Person) => person.send('DELETE', `/api/me/sessions/${ended?.id}`)
  expect((await end(stranger)).code).toBe('session.notFound')
  expect((await end(guest)).status).toBe(200)
  expect((await other.get('/api/me/sessions')).status).toBe(401)
  expect((await guest.send('POST', '/api/me/sessions/end-others')).body).toEqual({ ended: 1 })
  expect((await sessionsOf(guest)).map(({ current }) => current)).toEqual([true])
})

test('a sign-in in an unknown browser is told by mail, unless the person turned that off', async () => {
  const guest = await signUp(stack.url)
  const alerts = async () =>
    (await listMails(stack.stack, guest.email)).filter(({ subject }) => /login|sign-in/i.test(subject)).length
  await signIn(stack.url, guest.email, password)
  await vi.waitFor(async () => expect(await alerts()).toBe(1), waiting)
  // Nothing is chosen yet: alerts are on.
  expect((await guest.get('/api/me/security')).body).toEqual({ loginAlerts: true })
  const off = await guest.send('PUT', '/api/me/security', { loginAlerts: false })
  expect(off.body).toEqual({ loginAlerts: false })
  expect((await guest.get('/api/me/security')).body).toEqual({ loginAlerts: false })
  await signIn(stack.url, guest.email, password)
  await stack.settle()
  expect(await alerts()).toBe(1)
  // The same sign-in is told again once that is on, so the silence was the person's choice.
  await guest.send('PUT', '/api/me/security', { loginAlerts: true })
  await signIn(stack.url, guest.email, password)
  await stack.settle()
  expect(await alerts()).toBe(2)
})

test('a person is told by mail when two-factor, recovery codes or passkeys change, once each', async () => {
  const guest = await signUp(stack.url)
  const { key } = await guest.postOk(z.object({ key: z.string() }), '/api/me/two-factor/start')
  // Begun is not on: nothing to tell.
  await guest.postOk(z.unknown(), '/api/me/two-factor/confirm', { code: appCode(key) })
  await guest.postOk(z.unknown(), '/api/me/two-factor/recovery-codes')
  await guest.postOk(z.unknown(), '/api/me/two-factor/disable')
  await guest.postOk(z.unknown(), '/api/me/two-factor/disable')
  const pages = new URL(stack.url)
  pages.hostname = 'localhost'
  const begun = await guest.postOk(PasskeyCreation, '/api/me/passkeys/start')
  const credential = createPasskeyDevice(pages.origin).create(begun)
  const { id } = await guest.postOk(z.object({ id: z.string() }), '/api/me/passkeys', { name: 'Telefon', credential })
  expect((await guest.send('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200)
  expect((await guest.send('DELETE', `/api/me/passkeys/${id}`)).code).toBe('passkey.notFound')
  await stack.settle()
  const subjects = (await listMails(stack.stack, guest.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject !== 'Velkommen til Nordbo').toSorted()).toEqual([
    'Du har fået nye gendannelseskoder',
    'En adgangsnøgle er fjernet',
    'En adgangsnøgle er tilføjet',
    'Totrinsbekræftelse er slået fra',
    'Totrinsbekræftelse er slået til',
  ])
})
