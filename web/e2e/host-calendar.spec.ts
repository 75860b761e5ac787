import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import type { Api } from './people.ts'
import { today } from './stay.ts'
import { expect, firstNames, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Made = z.object({ id: z.string() })
const Month = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      price: z.number(),
      isBlocked: z.boolean(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
})
/** The first of the month after next: nothing that another test's clock moves lies there. */
const first = `${addDays(`${today().slice(0, 8)}01`, 62).slice(0, 8)}01`
const day = (count: number): string => addDays(first, count)
const monthPath = `month=${first.slice(0, 7)}`

const book = async (api: Api, listingId: string, from: number, nights: number): Promise<string> => {
  const order = {
    listingId,
    checkIn: day(from),
    checkOut: day(from + nights),
    guests: { adults: 2 },
    adultAttested: true,
  }
  return Made.parse(await api.post('/api/bookings', order)).id
}
const daysOf = async (api: Api, id: string) => {
  const [year, month] = first.split('-').map(Number)
  const { days } = Month.parse(await api.get(`/api/host/calendar/${id}?year=${year}&month=${month}`))
  return (count: number) => days.find(({ date }) => date === day(count))
}

test('a host sets prices, blocks, clears and notes days of a month, and undoes it', async ({ member, home }) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  const { page } = host
  await page.goto(`/host/dashboard/calendar?${monthPath}`)
  await expect(page.getByRole('heading', { level: 2, name: /^juli 2031$/i })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['søn', 'man', 'tirs', 'ons', 'tors', 'fre', 'lør'])
  const cell = (count: number) => page.locator(`[data-day="${day(count)}"]`)
  const bar = page.getByTestId('selection-bar')
  // Nothing can be done without a selection; a click selects a day, another deselects it.
  for (const action of ['Pris', 'Blokér', 'Åbn', 'Note'])
    await expect(bar.getByRole('button', { name: action })).toBeDisabled()
  await cell(3).click()
  await expect(cell(3)).toHaveAttribute('aria-selected', 'true')
  await cell(3).click()
  await expect(cell(3)).toHaveAttribute('aria-selected', 'false')

  await cell(3).hover()
  await page.mouse.down()
  await cell(5).hover()
  await page.mouse.up()
  await expect(bar).toContainText('3 dage valgt i 1 bolig')
  await bar.getByRole('button', { name: 'Pris' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Pris pr. nat i hele kroner')
  for (const [typed, fault] of [
    ['', 'Skriv prisen i hele kroner.'],
    ['1250,50', 'Skriv prisen i hele kroner.'],
    ['99', 'Prisen er mindst 100 DKK.'],
    ['50.001', 'Prisen er højst 50.000 DKK.'],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: 'Sæt pris' }).click()
    await expect(dialog.getByText(fault)).toBeVisible()
  }
  await field.fill('1.250')
  await dialog.getByRole('button', { name: 'Sæt pris' }).click()
  await expectToast(page, 'Priser opdateret')
  await expect(cell(4)).toHaveAccessibleName(/ledig, 1\.250.DKK, egen pris$/)
  expect((await daysOf(host.api, id))(4)?.price).toBe(1_250)

  await cell(4).click()
  await bar.getByRole('button', { name: 'Blokér' }).click()
  await dialog.getByRole('button', { name: 'Blokér datoer' }).click()
  await expectToast(page, 'Datoer blokeret')
  await expect(cell(4)).toHaveAccessibleName(/blokeret, Blokeret af vært$/)

  await cell(3).click()
  await cell(5).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Note' }).click()
  await dialog.getByLabel('Note').fill('Nøgle hos naboen')
  await page.reload()
  await cell(3).click()
  await cell(5).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Note' }).click()
  await expect(dialog.getByLabel('Note'), 'what was typed is kept').toHaveValue('Nøgle hos naboen')
  await dialog.getByRole('button', { name: 'Gem note' }).click()
  await expectToast(page, 'Note gemt')
  await expect(cell(3)).toHaveAccessibleName(/note: Nøgle hos naboen$/)

  await cell(3).click()
  await cell(5).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Åbn' }).click()
  await expectToast(page, 'Datoer åbnet')
  await cell(3).click()
  await cell(5).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Pris' }).click()
  await dialog.getByRole('button', { name: 'Fjern egne priser' }).click()
  await expectToast(page, 'Egne priser fjernet')
  expect((await daysOf(host.api, id))(4)).toMatchObject({ price: 1_000, isBlocked: false, note: 'Nøgle hos naboen' })

  const toast = page.locator('[data-sonner-toast]', { hasText: 'Egne priser fjernet' })
  await toast.hover()
  await toast.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Ændringen er fortrudt')
  await expect(cell(4)).toHaveAccessibleName(/1\.250.DKK, egen pris, note/)
  await page.getByRole('button', { name: 'Seneste ændringer' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await dialog.getByRole('listitem').filter({ hasText: 'Note: Nøgle hos naboen' }).getByRole('button').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  expect((await daysOf(host.api, id))(4)?.note).toBeNull()
  await expectAccessible(page, 'the list of changes')
})

test('the open month follows bookings, blocks and prices of the home live', async ({
  member,
  person,
  home,
  signIn,
  visitor,
}) => {
  const host = await member('host')
  const guest = await person()
  const { id } = await home({ host: host.login })
  const { page } = host
  await page.goto(`/host/dashboard/calendar?${monthPath}`)
  const cell = (count: number) => page.locator(`[data-day="${day(count)}"]`)
  await expect(cell(2)).toHaveAccessibleName(/ledig, 1\.000.DKK$/)
  const elsewhere = await visitor()
  await signIn(elsewhere, host.login)
  const homes = (from: number) => [{ listingId: id, ranges: [{ from: day(from), to: day(from + 1) }] }]
  await elsewhere.api.post('/api/host/calendar/prices', { homes: homes(2), price: 1_700 })
  await expect(cell(2)).toHaveAccessibleName(/ledig, 1\.700.DKK, egen pris$/)
  await elsewhere.api.post('/api/host/calendar/blocks', { homes: homes(2), blocked: true, reason: 'Maler' })
  await expect(cell(2)).toHaveAccessibleName(/blokeret, Maler$/)
  await elsewhere.api.post('/api/host/calendar/notes', { homes: homes(4), note: 'Tjek varmen' })
  await expect(cell(4)).toHaveAccessibleName(/note: Tjek varmen$/)
  await cell(20).click()
  await book(guest.api, id, 20, 2)
  await expect(cell(20)).toHaveAccessibleName(/booket af/)
  await expect(cell(20)).toHaveAttribute('aria-selected', 'false')
  await cell(18).click()
  await cell(24).click({ modifiers: ['Shift'] })
  await expect(page.getByTestId('selection-bar')).toContainText('5 dage valgt i 1 bolig')
  await expectAccessibleInAnyLight(page, 'the month of a home')
})

test('days booked meanwhile are listed by home and guest, and the rest is blocked', async ({
  member,
  person,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /calendar\/blocks$/)
  const host = await member('host')
  const guest = await person()
  const homes = [await home({ host: host.login }), await home({ host: host.login })]
  const { page } = host
  await page.routeWebSocket(/\/ws$/, () => undefined)
  await page.goto(`/host/dashboard/calendar?view=year&${monthPath}`)
  const cell = (at: number, count: number) => page.locator(`[data-home="${homes[at]?.id}"][data-day="${day(count)}"]`)
  await expect(cell(0, 1)).toHaveText('1.000')
  const bar = page.getByTestId('selection-bar')
  const [above, below] =
    ((await cell(0, 1).boundingBox())?.y ?? 0) < ((await cell(1, 1).boundingBox())?.y ?? 0) ? [0, 1] : [1, 0]
  await cell(above, 1).hover()
  await page.mouse.down()
  await cell(below, 4).hover()
  await page.mouse.up()
  await expect(bar).toContainText('8 dage valgt i 2 boliger')
  await book(guest.api, homes[1]?.id ?? '', 2, 2)
  await bar.getByRole('button', { name: 'Blokér' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Årsag, som kun du ser').fill('Maler')
  await dialog.getByRole('button', { name: 'Blokér datoer' }).click()
  await expect(dialog.getByText('Intet er ændret. Disse dage er optaget:')).toBeVisible()
  await expect(dialog.getByText(firstNames.guest)).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/Sommerhus .+ ved Grenen/])
  expect((await daysOf(host.api, homes[0]?.id ?? ''))(2)?.isBlocked).toBe(false)
  await expectAccessible(page, 'a conflict')
  await dialog.getByRole('button', { name: 'Udelad dagene, og blokér resten' }).click()
  await expectToast(page, 'Datoer blokeret')
  const [one, other] = [await daysOf(host.api, homes[0]?.id ?? ''), await daysOf(host.api, homes[1]?.id ?? '')]
  expect([1, 2, 3, 4].map((count) => one(count)?.reason)).toEqual(['Maler', 'Maler', 'Maler', 'Maler'])
  expect([1, 2, 3, 4].map((count) => other(count)?.reason)).toEqual(['Maler', null, null, 'Maler'])
})
