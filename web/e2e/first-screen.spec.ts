import { devices } from '@playwright/test'
import { beforeScripts } from './hydration.ts'
import { chooseLanguage } from './steps.ts'
import { expect, test } from './test.ts'

test('input and presses before hydration are repeated after it', async ({ visitor }) => {
  const { page } = await visitor()
  const { sendScripts, hydrated } = await beforeScripts(page, '/')
  await page.getByLabel('Hvor', { exact: true }).fill('Skagen')
  const search = page.getByRole('button', { name: 'Søg', exact: true })
  await search.click()
  await expect(search).toHaveAttribute('aria-busy', 'true')
  sendScripts()
  await hydrated
  await expect(page).toHaveURL(/\/search\?.*place=Skagen/)
})

test('text typed before hydration is available to a press right after it', async ({ visitor }) => {
  const { page } = await visitor()
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const form = document.querySelector('#root form')
      if (!form || document.querySelector('#root [data-first-screen]')) return
      watch.disconnect()
      setTimeout(() => form.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const { sendScripts, hydrated } = await beforeScripts(page, '/')
  await page.getByLabel('Hvor', { exact: true }).fill('Skagen')
  sendScripts()
  await hydrated
  await expect(page).toHaveURL(/\/search\?.*place=Skagen/)
})

test('a page that is scrolled before hydration stays where it is', async ({ visitor }) => {
  const { page } = await visitor(devices['Pixel 7'])
  const { sendScripts, hydrated } = await beforeScripts(page, '/')
  // A font that replaces its fallback may wrap a line above differently, which moves the page too.
  await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo(0, 400)
  })
  sendScripts()
  await hydrated
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(400)
})

test('on a phone a tap before hydration opens the search sheet a moment later', async ({ visitor }) => {
  const { page } = await visitor(devices['Pixel 7'])
  const { sendScripts, hydrated } = await beforeScripts(page, '/')
  // A second, impatient tap must not count twice.
  for (const _ of [1, 2]) await page.getByRole('button', { name: /Hvor vil du hen/ }).tap()
  sendScripts()
  await hydrated
  await expect(page.getByRole('dialog', { name: 'Find en bolig' })).toBeVisible()
})

test('a signed-in person’s press on the menu is repeated, in the chosen English', async ({ member }) => {
  const { page } = await member()
  await page.goto('/')
  await chooseLanguage(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const { sendScripts, hydrated } = await beforeScripts(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Homes in the Nordics – Nordbo')
  await page.getByRole('button', { name: 'Account' }).click()
  sendScripts()
  await hydrated
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})
