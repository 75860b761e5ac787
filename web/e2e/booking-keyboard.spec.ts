import type { Locator, Page } from '@playwright/test'
import { stayFromToday } from './stay.ts'
import { cards, expectBooked } from './steps.ts'
import { expect, test } from './test.ts'

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 60 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('a stay is booked and paid by keyboard, and each step’s heading takes the focus', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const open = page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).first()
  await expect(open).toBeVisible()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Jeg er fyldt 18 år'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Fortsæt til betaling' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Betaling', exact: true })).toBeFocused()

  await tabTo(page, dialog.getByLabel('Navn på kort'))
  await page.keyboard.type('Gerda Gæst')
  for (const text of [cards.pays, '1234', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expectBooked(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a request is sent by keyboard, and Escape returns the focus', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const open = page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).first()
  await expect(open).toBeVisible()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Jeg er fyldt 18 år'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Send forespørgsel' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Venter på værten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})
