import { box, openThread } from './messages.ts'
import { expect, test } from './test.ts'

test('the choice of cookies covers no field of a chat, and a picture that fails is named below the chat’s head', async ({
  member,
  home,
  watch,
}) => {
  const guest = await member()
  const { page } = guest
  const thread = await openThread(guest, (await home()).id)
  await page.setViewportSize({ width: 390, height: 844 })
  await guest.context.clearCookies({ name: 'nordbo_consent' })
  await page.goto(`/messages/${thread}`)
  const bar = page.getByRole('region', { name: 'Hvad må vi gemme?' })
  await expect(bar).toBeVisible()
  const edges = async () => ({
    field: await box(guest).evaluate((field) => field.getBoundingClientRect().bottom),
    bar: await bar.evaluate((section) => section.getBoundingClientRect().top),
  })
  await expect
    .poll(async () => (await edges()).bar - (await edges()).field, 'the field ends above the bar')
    .toBeGreaterThan(0)
  await bar.getByRole('button', { name: 'Kun nødvendige', exact: true }).click()
  await expect(bar).toHaveCount(0)
  watch.expectRefusal(422, /^\/api\/threads\/[^/]+\/pictures$/)
  const text = { name: 'regning.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await page.getByTestId('picture-input').setInputFiles(text)
  const toast = page.getByText('Kunne ikke tilføje regning.png')
  await expect(toast).toBeVisible()
  const head = await page.locator('[data-chat-head]').evaluate((shown) => shown.getBoundingClientRect().bottom)
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(head)
})
