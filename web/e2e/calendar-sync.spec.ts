import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { dayOf, stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'
import { screens } from './wishlists.ts'

const Made = z.object({ id: z.string() })
const syncPath = (id: string): string => `/host/dashboard/calendar/sync/${id}`
const compact = (date: string): string => date.replaceAll('-', '')
const lines = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
const event = (...facts: string[]): string[] => ['BEGIN:VEVENT', ...facts, 'END:VEVENT']
const nights = (from: string, to: string): string[] =>
  event(`UID:${from}`, `DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`)

test('a host shares a home’s address, and imports it into another home until it is removed', async ({
  member,
  home,
  person,
  watch,
}) => {
  watch.expectRefusal(422, /calendar\/imports$/)
  watch.expectRefusal(404, /^\/api\/calendars\//)
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const host = await member('host', screens.desktop)
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page, api } = host
  const [source, target] = [await home({ host: host.login }), await home({ host: host.login })]
  const { checkIn: from, checkOut: to } = stayFromToday(3)
  const dates = [from, addDays(from, 1), addDays(from, 2)]
  await api.put(`/api/host/listings/${source.id}/calendar/blocks`, { dates, blocked: true })

  // The address is made, copied, and replaced.
  await page.goto(syncPath(source.id))
  await expect(page.getByRole('heading', { level: 1, name: 'Synkronisér kalendere' })).toBeVisible()
  await page.getByRole('button', { name: 'Lav en adresse' }).click()
  const address = page.getByLabel('Hemmelig adresse')
  await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}\.ics$/)
  const former = await address.inputValue()
  await page.getByRole('button', { name: 'Lav ny adresse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lav ny adresse' }).click()
  await expect(address).not.toHaveValue(former)
  const current = await address.inputValue()
  await page.getByRole('button', { name: 'Kopiér adressen' }).click()
  await expectToast(page, 'Adressen er kopieret')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(current)
  const statusOf = (url: string): Promise<number> => page.evaluate(async (each) => (await fetch(each)).status, url)
  expect(await statusOf(former)).toBe(404)
  expect(await statusOf(current)).toBe(200)

  // What is wrong is said at its field, and what was typed stays.
  await page.goto(`/host/dashboard/calendar?home=${target.id}&month=${from.slice(0, 7)}`)
  await page.getByRole('link', { name: 'Synkronisér' }).click()
  await expect(page.getByText('Du henter ingen kalendere endnu.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Tilføj en kalender' })
  const theirs = form.getByLabel('Kalenderens adresse')
  await form.getByRole('button', { name: 'Tilføj kalender' }).click()
  await expect(form.getByText('Giv kalenderen et navn.')).toBeVisible()
  await expect(form.getByText('Indsæt adressen.')).toBeVisible()
  await form.getByLabel('Navn').fill('Sommerhus')
  await theirs.fill('http://10.0.0.1/kalender.ics')
  await form.getByRole('button', { name: 'Tilføj kalender' }).click()
  await expect(form.getByText('Adressen hører til et lukket netværk.')).toBeVisible()
  await expect(theirs).toHaveValue('http://10.0.0.1/kalender.ics')
  await expect(form.getByLabel('Navn')).toHaveValue('Sommerhus')
  await theirs.fill(current)
  await form.getByRole('button', { name: 'Tilføj kalender' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sommerhus' }) })
  await expect(card.getByText('3 låste nætter')).toBeVisible()
  await expect(card.getByText('Hentet', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Sidst hentet .* kl\. /)).toBeVisible()
  await expect(page.getByText(current)).toHaveCount(0)

  // The nights are locked in the calendar, and closed to guests.
  await page.getByRole('link', { name: 'Tilbage til kalenderen' }).click()
  await page.goto(`/host/dashboard/calendar?home=${target.id}&month=${from.slice(0, 7)}`)
  const cell = page.locator(`[data-day="${from}"]`)
  await expect(cell).toContainText('låst af kalenderen Sommerhus')
  const guest = await person('guest')
  const order = { listingId: target.id, checkIn: from, checkOut: to, guests: { adults: 2 }, adultAttested: true }
  await expect(guest.api.post('/api/bookings', order)).rejects.toThrow(/booking\.datesTaken/)
  await page.goto(`/listing/${target.id}?guests=2`)
  const shown = page.locator('#kalender')
  await shown.scrollIntoViewIfNeeded()
  await expect(dayOf(shown, from)).toBeDisabled()
  await expect(dayOf(shown, to)).toBeEnabled()

  await page.goto(syncPath(target.id))
  await card.getByRole('button', { name: 'Fjern Sommerhus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern kalenderen' }).click()
  await expect(page.getByText('Du henter ingen kalendere endnu.')).toBeVisible()
  await page.goto(`/listing/${target.id}?guests=2`)
  await shown.scrollIntoViewIfNeeded()
  await expect(dayOf(shown, from)).toBeEnabled()
})

test('a host is told of unreadable lines, of failures and of double bookings, also on a phone', async ({
  member,
  home,
  person,
  calendarFile,
  watch,
}) => {
  watch.expectRefusal(429, /sync$/)
  const host = await member('host', screens.phone)
  const { page } = host
  const { id } = await home({ host: host.login })
  const { checkIn, checkOut } = stayFromToday(10)
  const guest = await person('guest')
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  Made.parse(await guest.api.post('/api/bookings', order))
  const file = lines(nights(checkIn, addDays(checkOut, 2)), event('DTSTART:hello'), event('SUMMARY:x'))
  const partly = await calendarFile(`${id}-partly`, file)
  const none = await calendarFile(`${id}-none`, '<html>Log ind</html>')

  await page.goto(syncPath(id))
  const form = page.getByRole('form', { name: 'Tilføj en kalender' })
  const add = async (name: string, address: string): Promise<void> => {
    await form.getByLabel('Navn').fill(name)
    await form.getByLabel('Kalenderens adresse').fill(address)
    await form.getByRole('button', { name: 'Tilføj kalender' }).click()
    await expect(form.getByLabel('Navn')).toHaveValue('')
  }
  await add('Airbnb', partly)
  await add('Vrbo', none)
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const airbnb = cardOf('Airbnb')
  await expect(airbnb.getByText('Hentet med fejl')).toBeVisible()
  await airbnb.getByText('2 linjer kunne ikke læses').click()
  await expect(airbnb.getByText('Linje 10: kan ikke læses')).toBeVisible()
  await expect(airbnb.getByText('Linje 12: begivenheden har ingen startdato')).toBeVisible()
  await expect(airbnb.getByText('1 ophold er måske booket dobbelt')).toBeVisible()
  await expect(airbnb.getByRole('link', { name: 'Gerda' })).toBeVisible()
  await expect(cardOf('Vrbo').getByText('Adressen viser ikke en kalender.')).toBeVisible()
  await expect(cardOf('Vrbo').getByText('Kunne ikke hentes')).toBeVisible()
  await airbnb.getByRole('button', { name: 'Synkronisér nu' }).click()
  await expectToast(page, 'Kunne ikke synkronisere')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessibleInAnyLight(page, 'the calendars of a home')
})
