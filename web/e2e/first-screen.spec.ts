import { devices, type Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Goes to a page whose scripts do not come before `come` is called; answers what waits for the living page. */
const beforeScripts = async (page: Page, path: string) => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const alive = page.goto(path)
  await expect(page.locator('[data-first-screen]')).toBeVisible()
  return { come, alive }
}

test('what is typed and pressed before the page is alive is done once it is', async ({ visitor }) => {
  const { page } = await visitor()
  const { come, alive } = await beforeScripts(page, '/')
  await page.getByLabel('Hvor', { exact: true }).fill('Skagen')
  const search = page.getByRole('button', { name: 'Søg', exact: true })
  await search.click()
  await expect(search).toHaveAttribute('aria-busy', 'true')
  come()
  await alive
  await expect(page).toHaveURL(/\/search\?.*place=Skagen/)
})

test('what was typed before the page is alive is there for a press in its first moment', async ({ visitor }) => {
  const { page } = await visitor()
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const living = document.querySelector('#root form')
      if (!living || document.querySelector('#root [data-first-screen]')) return
      watch.disconnect()
      setTimeout(() => living.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const { come, alive } = await beforeScripts(page, '/')
  await page.getByLabel('Hvor', { exact: true }).fill('Skagen')
  come()
  await alive
  await expect(page).toHaveURL(/\/search\?.*place=Skagen/)
})

test('on a phone a tap before the page is alive opens the search sheet a moment later', async ({ visitor }) => {
  const { page } = await visitor(devices['Pixel 7'])
  const { come, alive } = await beforeScripts(page, '/')
  // The second tap of somebody in a hurry is the same wish.
  for (const _ of [1, 2]) await page.getByRole('button', { name: /Hvor vil du hen/ }).tap()
  come()
  await alive
  await expect(page.getByRole('dialog', { name: 'Find en bolig' })).toBeVisible()
})

test('a member’s press on the menu is kept, in the English that was chosen before', async ({ member }) => {
  const { page } = await member()
  await page.goto('/')
  await page.getByRole('button', { name: 'Skift sprog til English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const { come, alive } = await beforeScripts(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Homes in the Nordics – Nordbo')
  await page.getByRole('button', { name: 'Account' }).click()
  come()
  await alive
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})
