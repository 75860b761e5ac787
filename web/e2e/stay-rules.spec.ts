import { addDays, noStayRules, weekday } from '@nordbo/stay-rules'
import { expectAccessible } from './axe.ts'
import { dayOf, stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

/** The nearest date on or after another one with an ISO weekday. */
const onWeekday = (from: string, day: number): string => addDays(from, (day - weekday(from) + 7) % 7)

for (const device of ['phone', 'desktop'] as const)
  test(`a home’s calendar shows its rules before dates are chosen (${device})`, async ({
    member,
    home,
    account,
    signIn,
    visitor,
    watch,
  }) => {
    watch.expectRefusal(422, /^\/api\/quotes$/)
    const owner = await account('host')
    const { id } = await home({ host: owner })
    const host = await visitor()
    await signIn(host, owner)
    const { checkIn: away } = stayFromToday(2)
    const saturday = onWeekday(away, 6)
    const rules = { ...noStayRules, minNights: 3, maxNights: 7, arrivalDays: [6], preparationDays: 1 }
    await host.api.put(`/api/host/listings/${id}/stay-rules`, { rules, seen: 0 })

    const { page } = await member('guest', screens[device])
    // Dates that the rules refuse are said with the price, and cannot be booked.
    await page.goto(`/listing/${id}?checkIn=${saturday}&checkOut=${addDays(saturday, 2)}&guests=2`)
    await expect(page.getByText('Mindst 3 nætter.').filter({ visible: true }).first()).toBeVisible()

    await page.goto(`/listing/${id}?guests=2`)
    const calendar = page.locator('#kalender')
    await calendar.scrollIntoViewIfNeeded()
    const sunday = addDays(saturday, 1)
    await expect(dayOf(calendar, saturday)).toBeEnabled()
    await expect(dayOf(calendar, sunday)).toBeDisabled()
    await expect(dayOf(calendar, sunday)).toHaveAccessibleName(/Ankomst kun lørdag\.$/)
    await calendar.locator(`[data-day="${sunday}"]`).hover()
    await expect(calendar.getByRole('status').getByText('Ankomst kun lørdag.')).toBeVisible()
    await dayOf(calendar, saturday).click()
    await expect(calendar.getByRole('status').filter({ hasText: 'Mindst 3 nætter.' })).toBeVisible()
    await expect(dayOf(calendar, addDays(saturday, 2))).toBeDisabled()
    await expect(dayOf(calendar, addDays(saturday, 8))).toBeDisabled()
    await expectAccessible(page, 'a home with rules')
    await dayOf(calendar, addDays(saturday, 3)).click()
    await expect(page).toHaveURL(new RegExp(`checkIn=${saturday}&checkOut=${addDays(saturday, 3)}`))
  })

test('a host sets rules with a season, is told what contradicts, and keeps what was typed beside another tab', async ({
  account,
  home,
  signIn,
  visitor,
  watch,
}) => {
  watch.expectRefusal(409, /stay-rules$/)
  const owner = await account('host')
  const { id } = await home({ host: owner })
  const host = await visitor(screens.desktop)
  await signIn(host, owner)
  const { page, api } = host
  await page.goto(`/host/dashboard/calendar/rules/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bookingregler' })).toBeVisible()
  await page.getByLabel('Mindste antal nætter').fill('8')
  await page.getByLabel('Højeste antal nætter').fill('5')
  await page.getByRole('button', { name: 'Gem regler' }).click()
  await expect(page.getByRole('alert').getByText('Højeste antal nætter er lavere end det mindste.')).toBeVisible()
  await page.getByLabel('Mindste antal nætter').fill('2')
  await page.getByRole('button', { name: 'Tilføj sæson' }).click()
  const season = page.getByRole('group', { name: 'Sæson 1' })
  const { checkIn: from } = stayFromToday(60)
  await season.getByLabel('Første dag').fill(from)
  await season.getByLabel('Sidste dag').fill(addDays(from, 30))
  await season.getByLabel('Mindste antal nætter').fill('4')
  await season.getByText('lørdag').click()
  await expectAccessible(page, 'the rules of a home')
  // What is typed survives a reload.
  await page.reload()
  await expect(page.getByLabel('Højeste antal nætter').first()).toHaveValue('5')
  await page.getByRole('button', { name: 'Gem regler' }).click()
  await expect(page.getByText('Reglerne er gemt')).toBeVisible()
  const stored = {
    ...noStayRules,
    ...{ minNights: 2, maxNights: 5 },
    seasons: [{ from, to: addDays(from, 31), minNights: 4, arrivalDays: [6] }],
  }
  const storedRules = { rules: stored, revision: 1, title: expect.stringMatching(/^Sommerhus \d+ ved Grenen$/) }
  expect(await api.get(`/api/host/listings/${id}/stay-rules`)).toEqual(storedRules)
  await expect(page.getByText(/^Sommerhus \d+ ved Grenen$/)).toBeVisible()

  await page.getByLabel('Varsel i dage').first().fill('3')
  await api.put(`/api/host/listings/${id}/stay-rules`, { rules: { ...stored, maxNights: 10 }, seen: 1 })
  await page.getByRole('button', { name: 'Gem regler' }).click()
  await expect(page.getByText('Reglerne er ændret et andet sted')).toBeVisible()
  await expect(page.getByLabel('Varsel i dage').first()).toHaveValue('3')
  await page.getByRole('button', { name: 'Gem mine' }).click()
  await expect(page.getByText('Reglerne er ændret et andet sted')).toBeHidden()
  expect(await api.get(`/api/host/listings/${id}/stay-rules`)).toEqual({
    ...storedRules,
    rules: { ...stored, noticeDays: 3 },
    revision: 3,
  })
})
