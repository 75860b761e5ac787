import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The address of the wizard for hotel partners. */
export const wizard = '/hotel/partner/opret'

/** The number of a company that nobody else has, which the sandbox's register knows: a company has one operator. */
export const aCvr = (): string => `${randomInt(200_000, 990_000)}10`

/** Fills in the company's form. The last digits of the number choose what the sandbox's register says. */
export const fillCompany = async (page: Page, cvr = aCvr(), name = 'Hotel Fyrtårnet ApS'): Promise<void> => {
  await page.getByLabel('Virksomhedsnavn').fill(name)
  await page.getByLabel('CVR-nummer').fill(cvr)
  await page.getByLabel('Adresse', { exact: true }).fill('Havnegade 12')
  await page.getByLabel('Postnummer').fill('5700')
  await page.getByLabel('By', { exact: true }).fill('Svendborg')
}

/** Asks the register. */
export const checkCompany = (page: Page): Promise<void> => page.getByRole('button', { name: 'Verificér CVR' }).click()

/** Waits for a step of the wizard. */
export const expectPartnerStep = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Fills in a good company and checks it. */
export const passRegister = async (page: Page): Promise<void> => {
  await page.goto(wizard)
  await fillCompany(page)
  await checkCompany(page)
  await expectPartnerStep(page, 'Stripe Connect')
}

/** Answers at the payment provider by one of its buttons. */
export const answerAtProvider = async (page: Page, open: string, answer: string): Promise<void> => {
  await page.getByRole('button', { name: open }).click()
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL(/\/hotel\/partner\/opret/)
}
