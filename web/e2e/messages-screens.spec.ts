import { translate } from '@nordbo/texts/files'
import { expectAccessibleInAnyLight } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { box, log, openThread, write } from './messages.ts'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday } from './stay.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'

test('a conversation is opened, written, searched, reported and archived by keyboard alone', async ({
  member,
  home,
}) => {
  test.slow()
  const guest = await member()
  const { page } = guest
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const contact = page.getByRole('button', { name: 'Kontakt vært' }).filter({ visible: true })
  await expect(contact).toBeVisible()
  await tabTo(page, contact)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]+$/)
  await expect(box(guest)).toBeVisible()
  await tabTo(page, box(guest))
  await page.keyboard.type('Hej')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Er der en brændeovn?')
  await page.keyboard.press('Enter')
  await expect(log(guest).getByText('Hej\nEr der en brændeovn?')).toBeVisible()
  await expect(box(guest), 'the next message is typed at once').toBeFocused()
  await page.keyboard.type('Og en gynge?')
  await page.keyboard.press('Enter')
  await expect(log(guest).getByText('Og en gynge?')).toBeVisible()
  // Only a message that arrived can be found.
  await expect(page.getByTestId('unsent')).toHaveCount(0)
  // The messages themselves are reached and scrolled.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(log(guest)).toBeFocused()

  await page.goto('/messages')
  const search = page.getByRole('searchbox', { name: 'Søg i beskeder' })
  await expect(search).toBeVisible()
  await tabTo(page, search)
  await page.keyboard.type('gynge')
  const found = page.getByRole('region', { name: 'Beskeder' }).getByRole('link')
  await expect(found).toBeVisible()
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(log(guest).getByText('Og en gynge?')).toBeVisible()

  const menu = page.getByRole('button', { name: 'Flere handlinger' })
  const choose = async (name: string): Promise<void> => {
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    const names = await items.allTextContents()
    expect(names).toContain(name)
    // The focus follows a key a moment later: a second press before that would go one too far.
    for (let at = 1; at <= names.indexOf(name); at += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(items.nth(at)).toBeFocused()
    }
    await page.keyboard.press('Enter')
  }
  await choose('Anmeld')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectListening(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await choose('Arkivér')
  const archived = page.getByRole('button', { name: 'Arkiverede' })
  await search.fill('')
  await tabTo(page, archived)
  await page.keyboard.press('Space')
  await expect(page.getByTestId('thread')).toHaveCount(1)
})

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
] as const

for (const viewport of sizes)
  test(`list, chat and notifications have no WCAG 2.2 AA violation, light or dark, at ${viewport.width} px`, async ({
    member,
    person,
    home,
  }) => {
    test.slow()
    const guest = await member('guest', { viewport })
    const host = await person('host')
    const { page } = guest
    const { id } = await home({ mode: 'request', host: host.login })
    const { checkIn, checkOut } = stayFromToday(30)
    await guest.api.post('/api/bookings', {
      ...{ listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true },
    })
    const thread = await openThread(guest, id)
    await write(guest.api, thread, 'Vi kommer med børn. Ring på 21 34 56 78.')
    await write(host.api, thread, 'Velkommen. Der er en høj stol i skabet.')
    await page.goto('/messages')
    await expect(page.getByTestId('unread')).toBeVisible()
    await expectAccessibleInAnyLight(page, '/messages')
    await page.goto(`/messages/${thread}`)
    await expect(log(guest).getByText('Der er en høj stol i skabet.')).toBeVisible()
    await expect(log(guest).getByTestId('event')).toBeVisible()
    await box(guest).fill('Tak')
    await expectLoaded(page)
    await expectAccessibleInAnyLight(page, '/messages/:id')
    await page.goto('/notifications')
    await expect(page.getByRole('list', { name: 'Notifikationer' }).getByRole('link').first()).toBeVisible()
    await expectAccessibleInAnyLight(page, '/notifications')
  })

test('in Arabic list, chat and notifications are mirrored, and nothing is wider than a phone', async ({
  member,
  person,
  home,
}) => {
  const t = translate('ar', 'messages')
  const guest = await member('guest', { viewport: { width: 390, height: 844 } })
  const host = await person('host')
  const { page } = guest
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut } = stayFromToday(30)
  await guest.api.post('/api/bookings', {
    ...{ listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true },
  })
  const thread = await openThread(guest, id)
  await write(guest.api, thread, 'مرحبًا، هل المنزل متاح؟')
  await write(host.api, thread, `Velkommen ${'x'.repeat(120)}`)
  const expectFitting = async (what: string): Promise<void> => {
    await expectLoaded(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390)
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main button, main p, main h1, main h2, main input, main textarea')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -1 || right > 391)
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect.soft(outside, what).toEqual([])
  }
  await page.goto('/messages?lang=ar')
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible()
  await expect(page.getByTestId('unread')).toBeVisible()
  await expectFitting('/messages')
  // The count stands at the end of its row, which is on the left.
  expect((await page.getByTestId('unread').boundingBox())?.x).toBeLessThan(100)

  await page.getByTestId('thread').getByRole('link').click()
  const own = log(guest).getByText('مرحبًا، هل المنزل متاح؟')
  await expect(own).toBeVisible()
  await expectFitting('/messages/:id')
  const [mine, theirs] = [
    await own.boundingBox(),
    await log(guest)
      .getByText(/^Velkommen/)
      .boundingBox(),
  ]
  expect(mine?.x, 'own messages stand on the left').toBeLessThan(60)
  expect((theirs?.x ?? 0) + (theirs?.width ?? 0), 'those of the other on the right').toBeGreaterThan(330)
  await expect(page.getByRole('textbox', { name: t('write') })).toHaveCSS('direction', 'rtl')
  const back = await page.getByRole('link', { name: t('back') }).boundingBox()
  expect(back?.x, 'Back stands on the right').toBeGreaterThan(300)

  await page.goto('/notifications')
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible()
  await expectFitting('/notifications')
})
