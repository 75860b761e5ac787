import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { box, log, openThread, say, write } from './messages.ts'
import type { Member } from './people.ts'
import { expect, test } from './test.ts'

/** Messages of the long thread, and how far back the found one is. */
const count = 5_200
const back = 5_000
const nr = (place: number): string => `Besked nummer ${place} om sommerhuset`

const find = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Søg i beskeder' }).fill(words)
  await page.getByRole('region', { name: 'Beskeder' }).getByRole('link').click()
}

const shown = (who: Pick<Member, 'page'>, text: string) => log(who).getByText(text, { exact: true })

/** Whether a message stands within the box of the chat. */
const expectInView = async (who: Pick<Member, 'page'>, text: string): Promise<void> => {
  await expect(shown(who, text)).toBeInViewport()
  const [outer, inner] = [await log(who).boundingBox(), await shown(who, text).boundingBox()]
  expect(inner?.y ?? 0).toBeGreaterThan(outer?.y ?? 0)
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0))
}

/** The places of the messages in the chat, without a gap. */
const placesOf = (who: Pick<Member, 'page'>): Promise<number[]> =>
  log(who)
    .locator('[data-seq]')
    .evaluateAll((rows) => rows.map((row) => Number(row instanceof HTMLElement ? row.dataset.seq : 0)))

test('a hit 5,000 messages back opens at its place, is marked for a moment, and the talk goes on both ways without a jump', async ({
  member,
  home,
  longTalk,
}) => {
  test.slow()
  const guest = await member()
  const { page } = guest
  const thread = await openThread(guest, (await home()).id)
  const place = count - back
  await longTalk(thread, count, { [place]: 'Her lå en hvalfanger' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/threads\/[^/]+\/messages\?/.test(request.url())) asked.push(new URL(request.url()).search)
  })
  await page.goto('/messages')
  await find(page, 'hvalfanger')
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}\\?at=${place}$`))
  await expectInView(guest, 'Her lå en hvalfanger')
  const row = log(guest).locator(`[data-seq="${place}"]`)
  await expect(row).toHaveAttribute('aria-current', 'location')
  await expect(page.getByTestId('thread').getByRole('link')).toHaveAttribute('aria-current', 'page')
  // What is around it was fetched, not what is between it and the newest.
  expect(asked[0]).toContain(`around=${place}`)
  expect(asked.length).toBeLessThanOrEqual(3)
  await expectAccessibleInAnyLight(page, 'a found message')
  await expect(row).not.toHaveAttribute('aria-current')

  // Upward and downward a message stays where it is while others come above and below it.
  for (const [way, block] of [
    ['up', 'start'],
    ['down', 'end'],
  ] as const) {
    const before = await placesOf(guest)
    const mark = way === 'up' ? (before[0] ?? 0) + 2 : (before.at(-1) ?? 0) - 2
    await shown(guest, nr(mark)).evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    const y = (await shown(guest, nr(mark)).boundingBox())?.y ?? Number.NaN
    await expect.poll(async () => (await placesOf(guest)).length).toBeGreaterThan(before.length)
    expect(Math.abs(((await shown(guest, nr(mark)).boundingBox())?.y ?? Number.NaN) - y), way).toBeLessThanOrEqual(1)
    const after = await placesOf(guest)
    expect(after).toEqual(Array.from({ length: after.length }, (_, at) => (after[0] ?? 0) + at))
  }

  // The same hit leads to its place again, and so does a reload.
  await log(guest).evaluate((element) => element.scrollTo({ top: 0 }))
  await page.getByTestId('thread').getByRole('link').click()
  await expectInView(guest, 'Her lå en hvalfanger')
  await expect(row).toHaveAttribute('aria-current', 'location')
  await page.reload()
  await expectInView(guest, 'Her lå en hvalfanger')

  // What is written meanwhile stands at the end, where the person who writes is led.
  await say(guest, 'Jeg fandt det')
  await expectInView(guest, 'Jeg fandt det')
  await expect(shown(guest, nr(count))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}$`))
  await page.goBack()
  await page.goto(`/messages/${thread}?at=${place}`)
  await expectInView(guest, 'Her lå en hvalfanger')
  await page.getByRole('button', { name: 'Til nyeste besked' }).click()
  await expectInView(guest, 'Jeg fandt det')
})

test('a message that comes while an old place is open joins the chat at its end', async ({
  member,
  account,
  visitor,
  signIn,
  home,
  longTalk,
}) => {
  const login = await account('host')
  const host = await visitor()
  await signIn(host, login)
  const guest = await member()
  const thread = await openThread(guest, (await home({ host: login })).id)
  await longTalk(thread, 120, {})
  await guest.page.goto(`/messages/${thread}?at=60`)
  await expectInView(guest, nr(60))
  await write(host.api, thread, 'Skrevet imens')
  await guest.page.goto(`/messages/${thread}?at=60`)
  await expectInView(guest, nr(60))
  await write(host.api, thread, 'Og en til')
  await expect(async () => {
    await log(guest).evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(shown(guest, 'Og en til')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await write(host.api, thread, 'Nu live')
  await expectInView(guest, 'Nu live')
  const places = await placesOf(guest)
  expect(places.slice(-5)).toEqual([119, 120, 121, 122, 123])
  // An address that is no place opens the newest.
  await guest.page.goto(`/messages/${thread}?at=nonsense`)
  await expectInView(guest, 'Nu live')
  await expect(box(guest)).toBeVisible()
})
