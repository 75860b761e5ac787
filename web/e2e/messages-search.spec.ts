import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { log, openThread, write } from './messages.ts'
import { expect, firstNames, test } from './test.ts'

/** The conversations that a search found, within the region of all. */
const foundThreads = (page: Page) => page.getByRole('region', { name: 'Samtaler', exact: true }).last()

const Titled = z.object({ title: z.string() })

test('a conversation that is not loaded is found by person and home, and by no name that is hidden', async ({
  member,
  account,
  home,
}) => {
  test.slow()
  const guest = await member()
  const { page } = guest
  const login = await account('host')
  const [early, late] = [await home({ host: login }), await home()]
  const { title } = Titled.parse(await guest.api.get(`/api/listings/${early.id}`))
  const first = await openThread(guest, early.id)
  await write(guest.api, first, 'Vi spurgte først')
  await write(guest.api, await openThread(guest, late.id), 'Og så her')
  await page.route('**/api/threads?**', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.goto('/messages')
  await expect(page.getByTestId('thread')).toHaveCount(1)
  const search = page.getByRole('searchbox', { name: 'Søg i beskeder' })
  const found = foundThreads(page).getByTestId('thread')
  const [, number] = title.split(' ')
  await search.fill(`sommer ${number}`)
  await expect(found).toHaveCount(1)
  await expect(found).toHaveAttribute('data-thread', first)
  await search.fill(firstNames.host.toUpperCase())
  await expect(found).toHaveCount(2)
  await expectAccessibleInAnyLight(page, 'found conversations')
  for (const hidden of ['Vært', 'vae']) {
    await search.fill(hidden)
    await expect(page.getByRole('heading', { name: 'Ingen beskeder fundet' }), hidden).toBeVisible()
  }
  await search.fill(`sommer ${number}`)
  await found.getByRole('link').click()
  await expect(log(guest).getByText('Vi spurgte først')).toBeVisible()
})

test('a search goes on in pages, waits visibly, and says what could not be fetched', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(400, /search/)
  const guest = await member()
  const { page } = guest
  for (const nr of [1, 2, 3]) {
    const thread = await openThread(guest, (await home()).id)
    await write(guest.api, thread, `Hvalfanger nummer ${nr}`)
  }
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const short = async (route: Route): Promise<void> => {
    await released
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '2')
    return route.continue({ url: url.href })
  }
  await page.route('**/api/threads/search?**', short)
  await page.route('**/api/messages/search?**', short)
  await page.goto('/messages')
  const search = page.getByRole('searchbox', { name: 'Søg i beskeder' })
  await search.fill('hvalfanger')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  release()
  const messages = page.getByRole('region', { name: 'Beskeder', exact: true })
  await expect(messages.getByTestId('thread')).toHaveCount(2)
  await messages.getByRole('button', { name: 'Vis flere' }).click()
  await expect(messages.getByTestId('thread')).toHaveCount(3)
  await search.fill('sommerhus')
  const threads = foundThreads(page)
  await expect(threads.getByTestId('thread')).toHaveCount(2)
  await threads.getByRole('button', { name: 'Vis flere' }).click()
  await expect(threads.getByTestId('thread')).toHaveCount(3)

  await page.unroute('**/api/threads/search?**')
  await page.route('**/api/threads/search?**', (route) =>
    route.fulfill({ status: 400, json: { code: 'cursor.invalid' } }),
  )
  await search.fill('hvalfanger nummer')
  await expect(messages.getByTestId('thread')).toHaveCount(2)
  await expect(threads.getByRole('heading', { name: 'Kunne ikke hente beskeder' })).toBeVisible()
  await page.unroute('**/api/threads/search?**')
  await threads.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { name: 'Samtaler' })).toHaveCount(0)
  await expect(messages.getByTestId('thread')).toHaveCount(2)
})
