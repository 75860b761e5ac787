import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { within } from './soon.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

/** How soon a device learns that its session has ended (docs/product/people.md, Devices). */
const signedOut = within(5_000)

/** Waits until the page's live line is open, by which it learns that its session ended. */
const openProfile = async (page: Page): Promise<void> => {
  const live = page.waitForEvent('websocket', (socket) => new URL(socket.url()).pathname === '/ws')
  await page.goto('/profile')
  await live
  await expect(page.getByTestId('profile-card')).toBeVisible()
}

const password = (page: Page) => {
  const section = page.getByRole('region', { name: 'Adgangskode' })
  return {
    current: section.getByLabel('Nuværende adgangskode'),
    chosen: section.getByLabel('Ny adgangskode', { exact: true }),
    again: section.getByLabel('Gentag ny adgangskode'),
    change: section.getByRole('button', { name: 'Skift adgangskode' }),
  }
}

test('a change of the password ends other sessions within five seconds and keeps this one, by keyboard', async ({
  member,
  visitor,
  signIn,
  watch,
}) => {
  watch.expectRefusal(422, /^\/api\/auth\/change-password$/)
  const { page, login } = await member('guest')
  const other = await visitor()
  await signIn(other, login)
  await openProfile(other.page)
  await page.goto('/profile?profile=account')
  const { current, chosen, again, change } = password(page)
  await expect(change).toBeDisabled()
  await current.fill('forkert-kode')
  await chosen.fill('klitrose-58')
  await expect(change).toBeDisabled()
  await again.fill('klitrose-59')
  await page.keyboard.press('Enter')
  await expect(again).toHaveAccessibleDescription(/Adgangskoder matcher ikke/)
  await again.fill('klitrose-58')
  await page.keyboard.press('Enter')
  await expect(current).toHaveAccessibleDescription(/Adgangskoden er forkert/)
  await current.fill(login.password)
  await chosen.fill('12345')
  await again.fill('12345')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAccessibleDescription(/Adgangskoden skal have mindst 6 tegn/)
  await expectAccessibleInAnyLight(page, 'the account tab')
  await chosen.fill('klitrose-58')
  await again.fill('klitrose-58')
  const live = page.waitForEvent('websocket', (socket) => new URL(socket.url()).pathname === '/ws')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Adgangskode opdateret')
  await expect(other.page).toHaveURL(/\/auth\?next=/, signedOut)
  await expect(current).toHaveValue('')
  // This browser has a new session and hears of news again.
  await live
  await page.reload()
  await expect(change).toBeVisible()
})

test('a removed device is signed out within five seconds, and so are all others', async ({
  member,
  visitor,
  signIn,
}) => {
  const { page, login } = await member('guest')
  const [phone, laptop] = [
    await visitor({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    }),
    await visitor(),
  ]
  await signIn(phone, login)
  await signIn(laptop, login)
  await openProfile(phone.page)
  await openProfile(laptop.page)
  await page.goto('/profile?profile=security')
  const list = page.getByRole('list', { name: 'Dine enheder' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const [first] = await list.getByRole('listitem').all()
  await expect(first ?? list).toContainText('Denne enhed')
  await expect(list.getByText('Denne enhed')).toHaveCount(1)
  await expect(list.getByText(/^Netværk /)).toHaveCount(3)
  await expect(list.getByText(/Sidst brugt/)).toHaveCount(2)
  await expectAccessibleInAnyLight(page, 'the security tab')
  await list.getByRole('button', { name: /^Fjern .*Safari på iOS/ }).click()
  await expectToast(page, 'Enhed fjernet')
  await expect(phone.page).toHaveURL(/\/auth\?next=/, signedOut)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(laptop.page.getByTestId('profile-card')).toBeVisible()
  await page.getByRole('button', { name: 'Log ud på alle andre enheder' }).focus()
  await page.keyboard.press('Enter')
  const ask = page.getByRole('dialog', { name: 'Log ud på alle andre enheder?' })
  await ask.getByRole('button', { name: 'Log ud på alle andre enheder' }).press('Enter')
  await expectToast(page, '1 enhed er logget ud')
  await expect(laptop.page).toHaveURL(/\/auth\?next=/, signedOut)
  await expect(page.getByText('Du er kun logget ind her.')).toBeVisible()
})
