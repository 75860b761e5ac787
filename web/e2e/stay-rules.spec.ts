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
    const host = await visitor(screens.desktop)
    await signIn(host, owner)
    const { checkIn: away } = stayFromToday(2)
    const saturday = onWeekday(away, 6)
    const rules = { ...noStayRules, minNights: 3, maxNights: 7, arrivalDays: [6], preparationDays: 1 }
    await host.api.put(`/api/host/listings/${id}/stay-rules`, { rules, seen: 0 })
    await host.page.goto(`/host/dashboard/calendar/rules/${id}`)
    await host.page.getByRole('button', { name: 'Tilføj sæson' }).click()
    await expect(host.page.getByRole('group', { name: 'Sæson 1' })).toBeVisible()
    await expectAccessible(host.page, 'the rules of a home')

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
