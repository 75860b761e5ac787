import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stubPush } from './push-stub.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })
const Held = z.object({ id: z.string(), clientSecret: z.string() })
const Opened = z.object({ thread: z.object({ id: z.string() }) })
const Devices = z.object({ items: z.array(z.object({ current: z.boolean() })) })
const withWorkers = { serviceWorkers: 'allow' } as const
const offer = 'Vil du have besked, når der sker noget?'

test('after the first message push messages are offered, never before, and Ikke nu is remembered', async ({
  member,
  home,
  calendarFile,
}) => {
  const guest = await member('guest', withWorkers)
  const { page } = guest
  const { asked } = await stubPush(guest.context, { sandbox: new URL(await calendarFile('', 'push.ics')).origin })
  const { id } = await home()
  const { thread } = Opened.parse(await guest.api.post('/api/threads', { listingId: id }))
  const card = page.getByRole('region', { name: offer })
  const say = async (text: string): Promise<void> => {
    const box = page.getByRole('textbox', { name: 'Skriv en besked' })
    await box.fill(text)
    await box.press('Enter')
    await expect(page.getByTestId('chat-log').getByText(text)).toBeVisible()
  }
  await page.goto(`/messages/${thread.id}`)
  await expect(page.getByRole('textbox', { name: 'Skriv en besked' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await say('Er huset ledigt i maj?')
  await expect(card).toBeVisible()
  await expectAccessibleInAnyLight(page, 'a chat that offers push messages')
  await card.getByRole('button', { name: 'Ikke nu' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await say('Eller i juni?')
  await expect(card).toHaveCount(0)
  expect(await asked(page)).toBe(0)
})

test('a guest who says yes after a booking is told by push what happens next, until they sign out, and is asked again', async ({
  member,
  home,
  visitor,
  signIn,
  calendarFile,
}) => {
  const guest = await member('guest', withWorkers)
  const { page, api, name } = guest
  const push = await stubPush(guest.context, { sandbox: new URL(await calendarFile('', 'push.ics')).origin })
  const { checkIn, checkOut } = stayFromToday(30)
  const order = { checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const held = Held.parse(await api.post('/api/bookings', { ...order, listingId: (await home()).id }))
  await api.post(`/api/sandbox/payment-intents/${held.clientSecret.split('_secret_')[0]}/confirm`, {
    clientSecret: held.clientSecret,
    cardNumber: '4242424242424242',
  })
  await page.goto(`/booked/${held.id}`)
  const card = page.getByRole('region', { name: offer })
  await expect(card).toBeVisible()
  expect(await push.asked(page)).toBe(0)
  await card.getByRole('button', { name: 'Ja tak' }).click()
  await expect(page.getByText('Pushbeskeder er slået til')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect([await push.asked(page), await push.isOn(page)]).toEqual([1, true])

  const host = await member('host')
  const { id } = await home({ mode: 'request', host: host.login })
  const asked = Made.parse(await api.post('/api/bookings', { ...order, listingId: id }))
  await host.api.post(`/api/host/bookings/${asked.id}/approve`)
  await expect.poll(push.received).toBe(1)

  await page.goto('/messages')
  await page.getByRole('button', { name: `Konto: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Log ud' }).click()
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible()
  expect(await push.isOn(page)).toBe(false)
  const again = await visitor(withWorkers)
  await signIn(again, guest.login)
  expect(Devices.parse(await again.api.get('/api/me/push-subscriptions')).items).toEqual([])

  await signIn(guest, guest.login)
  await page.goto(`/booked/${held.id}`)
  await card.getByRole('button', { name: 'Ja tak' }).click()
  await expect(page.getByText('Pushbeskeder er slået til')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('booked')).toBeVisible()
  expect(Devices.parse(await api.get('/api/me/push-subscriptions')).items).toMatchObject([{ current: true }])
  await expect(card).toHaveCount(0)
})

test('the profile turns push messages of this browser on and off, and lists the other devices', async ({
  member,
  visitor,
  signIn,
  calendarFile,
}) => {
  const sandbox = new URL(await calendarFile('', 'push.ics')).origin
  const guest = await member('guest', withWorkers)
  const { page } = guest
  await stubPush(guest.context, { sandbox })
  const other = await visitor(withWorkers)
  await stubPush(other.context, { sandbox })
  await signIn(other, guest.login)
  const open = (on: typeof page) => on.goto('/profile?profile=notifications')
  const here = (on: typeof page) => on.getByRole('switch', { name: 'Pushbeskeder i denne browser' })
  await open(other.page)
  await here(other.page).click()
  await expect(here(other.page)).toBeChecked()

  await open(page)
  await expect(here(page)).not.toBeChecked()
  const devices = page.getByRole('list', { name: 'Enheder med pushbeskeder' }).getByRole('listitem')
  await expect(devices).toHaveCount(1)
  await here(page).press(' ')
  await expect(here(page)).toBeChecked()
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'Denne enhed' })).toHaveCount(1)
  await expectAccessibleInAnyLight(page, 'push messages in the profile')
  await devices.getByRole('button', { name: /^Slå fra: / }).click()
  await expect(devices).toHaveCount(1)
  await page.reload()
  await expect(here(page)).toBeChecked()
  await here(page).click()
  await expect(here(page)).not.toBeChecked()
  await expect(devices).toHaveCount(0)
  await open(other.page)
  await expect(here(other.page)).not.toBeChecked()
})

test('the profile says why a browser gets no push messages', async ({ member, calendarFile }) => {
  const sandbox = new URL(await calendarFile('', 'push.ics')).origin
  const refusing = await member('guest', withWorkers)
  await stubPush(refusing.context, { sandbox, answer: 'denied' })
  await refusing.page.goto('/profile?profile=notifications')
  await refusing.page.getByRole('switch', { name: 'Pushbeskeder i denne browser' }).click()
  const section = refusing.page.getByRole('region', { name: 'Pushbeskeder', exact: true })
  await expect(section.getByText(/^Browseren blokerer beskeder fra Nordbo/)).toBeVisible()
  await expectAccessibleInAnyLight(refusing.page, 'a browser that refuses push messages')

  const old = await member('guest', withWorkers)
  await old.context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await old.page.goto('/profile?profile=notifications')
  await expect(old.page.getByText(/^Denne browser kan ikke få pushbeskeder/)).toBeVisible()
})

test('the worker shows a push message, and a press opens its page or the tab that shows it', async ({ visitor }) => {
  const { page, context } = await visitor(withWorkers)
  await page.goto('/search')
  const [worker] = await Promise.all([
    context.waitForEvent('serviceworker', (each) => each.url().endsWith('/push-worker.js')),
    page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js', { scope: '/push-messages/' })
    }),
  ])
  // A browser without windows shows no notifications, and lets nobody press them: what the worker asks for is written down instead.
  await worker.evaluate(() => {
    const log: unknown[] = []
    const registration = Reflect.get(globalThis, 'registration')
    registration.showNotification = async (title: string, options: object) => void log.push({ title, ...options })
    Reflect.get(globalThis, 'clients').openWindow = async (url: string) => void log.push({ opened: url })
    Reflect.get(globalThis, 'WindowClient').prototype.focus = async function focus() {
      log.push({ focused: this.url })
    }
    Reflect.set(globalThis, 'written', log)
  })
  const written = () => worker.evaluate((): unknown[] => Reflect.get(globalThis, 'written'))
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-messages/'))
      if (own) found(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const message = { title: 'Dit ophold er bekræftet', body: 'Klitgården', path: '/trips/1', tag: 'a', lang: 'da' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registered, data: JSON.stringify(message) },
  })
  const { path, ...shown } = message
  await expect.poll(written).toEqual([{ ...shown, icon: '/icon-192.png', badge: '/icon-192.png', data: path }])

  await worker.evaluate(
    async (paths) => {
      for (const data of paths) {
        const event = new Event('notificationclick')
        const works: Promise<unknown>[] = []
        Object.assign(event, { notification: { close: () => undefined, data } })
        Object.assign(event, { waitUntil: (work: Promise<unknown>) => works.push(work) })
        globalThis.dispatchEvent(event)
        await Promise.all(works)
      }
    },
    ['/trips/1', '/search', '//evil.example/'],
  )
  expect((await written()).slice(1)).toEqual([
    { opened: `${origin}/trips/1` },
    { focused: `${origin}/search` },
    { opened: `${origin}/notifications` },
  ])
})
