import { expect, type Locator, type Page } from '@playwright/test'

/** The sandbox's cards by their outcome. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
} as const

/** Fills in the card form and pays. */
export const payWith = async (where: Page | Locator, number: string): Promise<void> => {
  await where.getByLabel('Navn på kort').fill('Gerda Gæst')
  await where.getByLabel('Kortnummer').fill(number)
  await where.getByRole('textbox', { name: 'Udløb' }).fill('12/34')
  await where.getByLabel('CVC').fill('123')
  await where.getByRole('button', { name: /^Betal \d/ }).click()
}

/** Parses a displayed total, `5.090,50 DKK`, to øre. */
export const oreOf = (text: string | null): number => {
  const [, kroner = '', ore = ''] = /([\d.]+)(?:,(\d{2}))?\s*DKK/.exec((text ?? '').replaceAll(/\s/g, ' ')) ?? []
  return Number(kroner.replaceAll('.', '')) * 100 + Number(ore || 0)
}

/** Presses 'Book nu' on a home's page and confirms the age. Returns the dialog. */
export const openBooking = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  return dialog
}

/** The visible total, on the page or in a dialog. */
export const totalLocator = (where: Page | Locator): Locator => where.getByTestId('total').filter({ visible: true })

/** Waits until the visible total equals `ore`. */
export const expectTotal = (where: Page | Locator, ore: number): Promise<void> =>
  expect.poll(async () => oreOf(await totalLocator(where).textContent())).toBe(ore)

/** Waits until a dialog is the top layer, a moment after it becomes visible: its style then has pointer-events. */
export const expectListening = (dialog: Locator): Promise<void> =>
  expect(dialog).toHaveAttribute('style', /pointer-events: auto/)

/** Waits for the page after payment of a confirmed stay. Returns the booking's id. */
export const expectBooked = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/booked\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Så er det aftalt' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** Opens the dialog of language, region and currency from the top bar. */
export const openLocaleDialog = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Sprog|Language), region / })
    .click()
  const dialog = page.getByRole('dialog', { name: /^(Sprog|Language), region / })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses a language by its code, and closes the dialog. */
export const chooseLanguage = async (page: Page, code: string): Promise<void> => {
  const dialog = await openLocaleDialog(page)
  await dialog.locator(`[data-value="${code}"]`).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expectListening(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Chooses a currency by its code, and closes the dialog. */
export const chooseCurrency = async (page: Page, code: string): Promise<void> => {
  const dialog = await openLocaleDialog(page)
  await dialog.getByRole('tab').nth(1).click()
  const choice = dialog.locator(`[data-value="${code}"]`)
  await choice.click()
  await expect(choice).toHaveAttribute('aria-checked', 'true')
  await expectListening(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Waits until a moved photo's new place is said. */
export const expectPhotoAt = (page: Page, number: number): Promise<void> =>
  expect(page.getByText(`Billedet er nu nummer ${number}`).first()).toBeAttached()

/** Lifts a photo by keyboard, and waits until its keys are listened to. */
export const liftPhoto = async (page: Page, where: Locator, number: number): Promise<void> => {
  const handle = where.getByRole('button', { name: `Flyt billede ${number}` })
  await handle.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // Its place is said once all places are measured. The keys are listened to from a task that was queued before.
  await expectPhotoAt(page, number)
  await page.evaluate(() => new Promise((queued) => setTimeout(queued)))
}
