import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { aCvr, answerAtProvider, checkCompany, expectPartnerStep, fillCompany, wizard } from './partner.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const doneSteps = (page: Page): Promise<string[]> =>
  page
    .locator('[data-step][data-done=true]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''))

test('a company becomes a hotel partner in three steps, from the hotels to its own page', async ({ member }) => {
  const { page, login } = await member()
  await page.goto('/hoteller')
  await page.getByRole('main').getByRole('link', { name: 'Bliv hotelpartner' }).click()
  await page.getByRole('link', { name: 'Ansøg som hotelpartner' }).click()
  await expect(page).toHaveURL(wizard)
  await expect(page.getByRole('list', { name: 'Ansøgningens trin' }).getByRole('listitem')).toHaveText([
    /CVR & Virksomhed$/,
    /Stripe Connect$/,
    /Bekræftelse$/,
  ])
  await expect(page.locator('[aria-current=step]')).toHaveText(/CVR & Virksomhed/)
  expect(await doneSteps(page)).toEqual([])
  await expect(page.locator('[aria-current=step]')).toHaveClass(/border-primary/)
  await expect(page.getByLabel('Kontakt-e-mail')).toHaveValue(login.email)
  await expect(page.getByLabel('Kontakt-e-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Telefon (valgfri)')).toHaveValue('')
  await expectAccessibleInAnyLight(page, 'the first step')
  // Who has written nothing is led to the first field by keyboard.
  await checkCompany(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Virksomhedsnavn')).toBeFocused()

  const cvr = aCvr()
  await fillCompany(page, `${cvr}99`)
  await expect(page.getByLabel('CVR-nummer')).toHaveValue(cvr)
  await checkCompany(page)
  await expectToast(page, 'CVR verificeret! Fortsæt til Stripe')
  await expectPartnerStep(page, 'Stripe Connect')
  await expect(page.getByRole('heading', { level: 2, name: 'Stripe Connect' })).toBeFocused()
  expect(await doneSteps(page)).toEqual(['cvr'])
  await expect(page.locator('[data-step=cvr]')).toHaveClass(/border-success/)
  await expect(page.getByText('Havnegade 12, 5700 Svendborg')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the second step')

  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectToast(page, 'Velkommen som hotelpartner!')
  await expectPartnerStep(page, 'Bekræftelse')
  expect(await doneSteps(page)).toEqual(['cvr', 'stripe', 'complete'])
  await expect(page.getByText('Vi ser ansøgningen igennem og skriver til dig')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the last step')
  // From now on its page is in the menus, too.
  await page.goto('/profile')
  await page.locator('main').getByRole('link', { name: 'Hotelpartner' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await page.goto('/')
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Hotelpartner' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Hotelpartner' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(wizard)
  await page.getByRole('link', { name: 'Gå til dashboard' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await expect(page.getByText('Hotel Fyrtårnet ApS')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kontoen er klar' })).toBeVisible()
  await expect(page.getByText('Afventer', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dokumenter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kommer snart' })).toBeVisible()
  await expectAccessibleInAnyLight(page, "the partner's own page")
})
