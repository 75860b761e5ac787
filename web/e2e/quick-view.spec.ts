import { z } from 'zod'
import type { Visitor } from './people.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'

/** No test creates villas, so the first one stays the same. */
const villas = '/?category=villaer'
const Found = z.object({ items: z.tuple([z.object({ id: z.string(), title: z.string() })]) })
const ListingDetails = z.object({ description: z.string() })

/** Opens the front page with villas. Returns the first one. */
const openVillas = async ({ page, api }: Visitor) => {
  const [{ id, title }] = Found.parse(await api.get('/api/listings?type=villa&sort=newest&limit=1')).items
  await page.goto(villas)
  const card = page.locator(`[data-testid="listing-card"][data-listing="${id}"]`)
  const { description: story } = ListingDetails.parse(await api.get(`/api/listings/${id}`))
  return { title, story, link: card.getByRole('heading').getByRole('link') }
}

test('a card opens a quick view; Back and Escape close it, and a modified click opens the page', async ({
  visitor,
}) => {
  const anyVisitor = await visitor()
  const { page, context } = anyVisitor
  const { link, title, story } = await openVillas(anyVisitor)
  await link.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/\?category=villaer&quick=[0-9a-f-]{36}$/)
  await expect(dialog.getByText(/\d+ soveværelser?/)).toBeVisible()
  await expect(dialog.getByText(/\d+ badeværelser?/)).toBeVisible()
  await expect(dialog.getByText(story.split('\n')[0] ?? story)).toBeVisible()
  await dialog.getByRole('button', { name: 'Næste billede' }).click()
  await expect(dialog.getByRole('button', { name: 'Forrige billede' })).toBeEnabled()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(villas)

  await link.press('Enter')
  await expectListening(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(villas)

  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // Playwright misses the load of a tab that it joins late, for which toHaveURL waits.
  await expect.poll(() => tab.url()).toMatch(/\/listing\//)
  await tab.close()
  await expect(dialog).toBeHidden()

  await link.click()
  await dialog.getByRole('link', { name: 'Se alle detaljer' }).click()
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
