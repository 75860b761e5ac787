import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { pictureFile } from './create-listing.ts'
import { box, expectDrawn, log, openThread, say, write } from './messages.ts'
import type { Login, Visitor } from './people.ts'
import { within } from './soon.ts'
import { stayFromToday } from './stay.ts'
import { cards, payWith } from './steps.ts'
import { expect, firstNames, test } from './test.ts'

const Made = z.object({ id: z.string() })
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** When the page was loaded: the same as long as nobody reloads it. */
const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)

/** A host in a browser of their own. */
const openHost = async (
  visitor: () => Promise<Visitor>,
  signIn: (visitor: Visitor, login: Login) => Promise<void>,
  login: Login,
): Promise<Visitor> => {
  const host = await visitor()
  await signIn(host, login)
  return host
}

test('guest, host and a phone that was offline have the same messages, counts and marks', async ({
  watch,
  member,
  visitor,
  signIn,
  account,
  home,
}) => {
  test.slow()
  const login = await account('host')
  const host = await openHost(visitor, signIn, login)
  const guest = await member()
  const pocket = await visitor(phone)
  await signIn(pocket, guest.login)
  const [near, far] = [await home({ host: login }), await home({ host: login })]
  const thread = await openThread(guest, near.id)
  const other = await openThread(guest, far.id)
  await write(guest.api, thread, 'Hej fra bordet')
  await write(guest.api, other, 'Og om det andet hus')
  await guest.page.goto(`/messages/${thread}`)
  await host.page.goto(`/host/dashboard/messages/${thread}`)
  await pocket.page.goto(`/messages/${thread}`)
  await expect(log(pocket).getByText('Hej fra bordet')).toBeVisible()
  await expect(log(host).getByText('Hej fra bordet')).toBeVisible()
  // The other thread of the same two people counts for itself.
  const rowOf = (page: Page, id: string) => page.locator(`[data-thread="${id}"]`)
  await expect(rowOf(host.page, other).getByTestId('unread')).toContainText('1')
  await expect(rowOf(host.page, thread).getByTestId('unread')).toHaveCount(0)

  await pocket.page.waitForLoadState('networkidle')
  watch.expectLoss(/messages|threads|start-offline/)
  await pocket.context.setOffline(true)
  await expect(pocket.page.getByText('Du er offline.')).toBeVisible()
  await say(pocket, 'Fra lommen, uden net')
  await expect(pocket.page.getByTestId('unsent').getByText('Venter på forbindelse')).toBeVisible()
  await expect(pocket.page.getByText('Prøv igen om lidt')).toHaveCount(0)
  // Each waits for what the other wrote, since the order is the server's.
  await say(host, 'Svar 1')
  await expect(log(guest).getByText('Svar 1')).toBeVisible()
  await say(guest, 'Fra bordet igen')
  await expect(log(host).getByText('Fra bordet igen')).toBeVisible()
  await say(host, 'Svar 2')
  await expect(log(guest).getByText('Svar 2')).toBeVisible()
  await expect(log(pocket).getByText('Svar 2')).toHaveCount(0)
  await pocket.context.setOffline(false)

  const said = ['Hej fra bordet', 'Svar 1', 'Fra bordet igen', 'Svar 2', 'Fra lommen, uden net']
  for (const who of [pocket, guest, host]) {
    await expect(log(who).getByText('Fra lommen, uden net')).toHaveCount(1)
    await expect(log(who).locator('p[dir=auto]')).toHaveText(said)
    await expect(who.page.getByTestId('unsent')).toHaveCount(0)
  }
  // The phone's message is read by the host, which both devices of the guest show.
  await expect(log(guest).getByText('Læst')).toHaveCount(1)
  await expect(log(pocket).getByText('Læst')).toHaveCount(1)

  // Typing is told every three seconds, and a sign may be lost: people type for longer than that.
  await box(pocket).pressSequentially('Hvornår kan vi komme?', { delay: 200 })
  await expect(host.page.getByText(`${firstNames.guest} skriver …`)).toBeVisible()
  await expect(guest.page.getByText('skriver …')).toHaveCount(0)

  // What is read on one device is read on all of them.
  await guest.page.goto('/messages')
  await pocket.page.getByRole('link', { name: 'Tilbage til samtalerne' }).click()
  await write(host.api, other, 'Det andet hus er ledigt')
  await expect(rowOf(guest.page, other).getByTestId('unread')).toContainText('1')
  await expect(rowOf(pocket.page, other).getByTestId('unread')).toContainText('1')
  await rowOf(pocket.page, other).getByRole('link').click()
  await expect(log(pocket).getByText('Det andet hus er ledigt')).toBeVisible()
  await expect(rowOf(guest.page, other).getByTestId('unread')).toHaveCount(0)
})

test('a chat says that the other is online, until they leave', async ({ member, visitor, signIn, account, home }) => {
  const login = await account('host')
  const host = await openHost(visitor, signIn, login)
  const guest = await member()
  const thread = await openThread(guest, (await home({ host: login })).id)
  await write(guest.api, thread, 'Er du der?')
  const online = ({ page }: { page: Page }) => page.getByTestId('online')
  await guest.page.goto(`/messages/${thread}`)
  await expect(log(guest).getByText('Er du der?')).toBeVisible()
  await host.page.goto(`/host/dashboard/messages/${thread}`)
  for (const who of [guest, host]) await expect(online(who)).toHaveText('Online nu')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await guest.page.setViewportSize(viewport)
    await expect(online(guest)).toBeInViewport({ ratio: 1 })
    await expectAccessibleInAnyLight(guest.page, `a chat with somebody who is online at ${viewport.width}`)
  }
  await host.page.close()
  await expect(online(guest)).toHaveCount(0, within(15_000))
})

test('a number is hidden until the stay is confirmed, and then shown in both open chats without a reload', async ({
  member,
  visitor,
  signIn,
  account,
  home,
}) => {
  const login = await account('host')
  const host = await openHost(visitor, signIn, login)
  const guest = await member()
  const { id } = await home({ host: login })
  const thread = await openThread(guest, id)
  await guest.page.goto(`/messages/${thread}`)
  await host.page.goto(`/host/dashboard/messages/${thread}`)
  const number = 'Ring til mig på 21 34 56 78'
  await say(guest, number)
  for (const who of [guest, host]) {
    await expect(log(who).getByText('Ring til mig på •••')).toBeVisible()
    await expect(log(who).getByText('Kontaktoplysninger er skjult')).toBeVisible()
    await expect(who.page.getByText('21 34 56 78')).toHaveCount(0)
  }
  // Until then they are strangers, who see first names.
  const names = { guest: [firstNames.host, 'Hans Vært'], host: [firstNames.guest, 'Gerda Gæst'] } as const
  const expectNames = async (at: 0 | 1): Promise<void> => {
    for (const [who, name] of [
      [guest, names.guest[at]],
      [host, names.host[at]],
    ] as const) {
      await expect(who.page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(who.page.locator(`[data-thread="${thread}"]`).getByText(name, { exact: true })).toBeVisible()
    }
  }
  await expectNames(0)
  const loaded = await Promise.all([guest, host].map(({ page }) => loadedAt(page)))

  const { checkIn, checkOut } = stayFromToday(30)
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const booking = Made.parse(await guest.api.post('/api/bookings', order))
  const payment = await guest.context.newPage()
  await payment.goto(`/pay/${booking.id}`)
  await expect(payment.getByLabel('Kortnummer')).toBeVisible()
  await expect(log(host).getByText(number)).toHaveCount(0)
  await payWith(payment, cards.pays)
  await expect(payment.getByText('Så er det aftalt')).toBeVisible()
  await payment.close()

  for (const who of [guest, host]) {
    await expect(
      log(who)
        .getByTestId('event')
        .getByText(/^Booking bekræftet/),
    ).toBeVisible()
    await expect(log(who).getByText(number)).toBeVisible()
    await expect(log(who).getByText('Kontaktoplysninger er skjult')).toHaveCount(0)
  }
  await expectNames(1)
  // Beside the chat the booking is narrow, and its guest's name still one line.
  await host.page.setViewportSize({ width: 1_440, height: 900 })
  const booked = host.page.getByTestId('reservation').getByRole('heading')
  await expect.poll(async () => (await booked.boundingBox())?.height ?? 99).toBeLessThan(40)
  expect(await Promise.all([guest, host].map(({ page }) => loadedAt(page)))).toEqual(loaded)
  await say(host, 'Og mit er 87 65 43 21')
  await expect(log(guest).getByText('Og mit er 87 65 43 21')).toBeVisible()
})

test('pictures are sent and seen by both, and a stranger gets neither the thread nor its pictures', async ({
  watch,
  member,
  visitor,
  signIn,
  account,
  home,
}) => {
  watch.expectRefusal(404, /^\/api\/threads\//)
  const login = await account('host')
  const host = await openHost(visitor, signIn, login)
  const guest = await member()
  const thread = await openThread(guest, (await home({ host: login })).id)
  await guest.page.goto(`/messages/${thread}`)
  await host.page.goto(`/host/dashboard/messages/${thread}`)
  const files = await Promise.all([30, 90].map((tint) => pictureFile(`${tint}.png`, tint)))
  await guest.page.getByTestId('picture-input').setInputFiles(files)
  const remove = guest.page.getByRole('button', { name: /^Fjern billede/ })
  await expect(remove).toHaveCount(2)
  // Not sent yet: chosen pictures survive a reload, and one of them can be taken back.
  await guest.page.reload()
  await expect(remove).toHaveCount(2)
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await guest.page.getByRole('button', { name: 'Send' }).click()

  for (const who of [guest, host]) {
    const picture = log(who).getByRole('button', { name: 'Åbn billede 1' })
    await expect(picture).toHaveCount(1)
    await expectDrawn(picture.locator('img'))
  }
  await log(host).getByRole('button', { name: 'Åbn billede 1' }).click()
  const large = host.page.getByRole('dialog').getByRole('img', { name: 'Billede 1' })
  await expectDrawn(large)
  const path = (await large.getAttribute('src')) ?? ''
  expect((await host.context.request.get(new URL(path, host.page.url()).href)).status()).toBe(200)

  const stranger = await member()
  for (const id of [thread, crypto.randomUUID()]) {
    await stranger.page.goto(`/messages/${id}`)
    await expect(stranger.page.getByRole('heading', { name: 'Samtalen findes ikke' })).toBeVisible()
    await expect(stranger.page.getByRole('link', { name: 'Tilbage til samtalerne' })).toHaveAttribute(
      'href',
      '/messages',
    )
    const answer = await stranger.context.request.get(new URL(path.replace(thread, id), stranger.page.url()).href)
    expect([answer.status(), await answer.json()]).toEqual([404, expect.objectContaining({ code: 'thread.notFound' })])
  }
})
