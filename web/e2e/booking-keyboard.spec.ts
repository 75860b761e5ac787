import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { tabTo } from './keyboard.ts'
import { linkInMail } from './mails.ts'
import { newLogin } from './people.ts'
import { dayOf, stayFromToday } from './stay.ts'
import { cards, expectBooked } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Titled = z.object({ title: z.string() })

/** Presses an arrow until an element has the focus, or is the chosen one of its list. */
const arrowTo = async (page: Page, key: 'ArrowDown' | 'ArrowRight', reached: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 40 && !(await reached()); steps += 1) await page.keyboard.press(key)
  expect(await reached()).toBe(true)
}
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement))

/** Picks a stay in a calendar, week by week and day by day. */
const pickStay = async (
  page: Page,
  calendar: Locator,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<void> => {
  await tabTo(page, calendar.locator('[data-day] button[tabindex="0"]').first())
  for (const date of [checkIn, checkOut]) {
    const day = dayOf(calendar, date)
    const week = calendar.locator('tr').filter({ has: page.locator(`[data-day="${date}"]:not([data-outside])`) })
    await arrowTo(page, 'ArrowDown', () => hasFocus(week.locator('button')))
    const focused = await page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'))
    const key = (focused ?? '') < date ? 'ArrowRight' : 'ArrowLeft'
    for (let steps = 0; steps < 7 && !(await hasFocus(day)); steps += 1) await page.keyboard.press(key)
    await expect(day).toBeFocused()
    await page.keyboard.press('Enter')
  }
}

test('a stranger searches, signs up, verifies the address, books and pays by keyboard alone', async ({
  visitor,
  home,
  admin,
  watch,
}) => {
  test.slow()
  watch.expectRefusal(403, /^\/api\/bookings$/)
  watch.expectRefusal(401, /^\/api\/bookings$/)
  const { page, api, context } = await visitor()
  const { id } = await home()
  const { title } = Titled.parse(await api.get(`/api/listings/${id}`))
  await page.goto('/')
  await tabTo(page, page.getByLabel('Hvor', { exact: true }))
  await page.keyboard.type(title)
  const found = page.getByRole('listbox', { name: 'Forslag' }).getByRole('option').filter({ hasText: title }).first()
  await expect(found).toBeVisible()
  await arrowTo(page, 'ArrowDown', async () => (await found.getAttribute('aria-selected')) === 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/listing/${id}`))

  const { checkIn, checkOut } = stayFromToday(17)
  const dates = page.getByRole('button', { name: 'Vælg datoer' })
  await tabTo(page, dates)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dayOf(dialog, checkIn)).toBeVisible()
  await pickStay(page, dialog, { checkIn, checkOut })
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`))
  await expect(dialog).toBeHidden()
  await tabTo(page, page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Jeg er fyldt 18 år'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Fortsæt til betaling' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/auth\?next=/)
  const main = page.locator('main')
  await tabTo(page, main.getByRole('button', { name: 'Opret konto' }))
  await page.keyboard.press('Enter')
  const { email, password } = newLogin()
  await tabTo(page, main.getByLabel('Navn'))
  await page.keyboard.type('Tove Tast')
  await tabTo(page, main.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await tabTo(page, main.getByRole('textbox', { name: 'Adgangskode' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Konto oprettet')
  // Back where the stay was chosen.
  await expect(page).toHaveURL(new RegExp(`/listing/${id}.*checkIn=${checkIn}&checkOut=${checkOut}`))
  await expect(dialog.getByText('Bekræft din e-mail').first()).toBeVisible()

  const letter = await context.newPage()
  await letter.goto(await linkInMail(await admin(), email, '/auth/verify'))
  await expect(letter.getByText('Din e-mail er bekræftet')).toBeVisible()
  await letter.close()
  await page.bringToFront()
  await expect(dialog.getByLabel('Jeg er fyldt 18 år'), 'what was said before is kept').toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Fortsæt til betaling' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Betaling', exact: true })).toBeFocused()
  await tabTo(page, dialog.getByLabel('Navn på kort'))
  await page.keyboard.type('Tove Tast')
  for (const text of [cards.pays, '1234', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expectBooked(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
