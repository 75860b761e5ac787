import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { box, log, openThread, say, write } from './messages.ts'
import { expect, firstNames, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 } } as const

test('a message that fails says so, stays over a reload, is sent by a retry, and its conversation is found', async ({
  member,
  home,
  watch,
}) => {
  watch.expectLoss(/messages/)
  const guest = await member()
  await guest.page.goto('/messages')
  await expect(guest.page.getByRole('heading', { name: 'Ingen beskeder endnu' })).toBeVisible()
  await expectAccessible(guest.page, 'an empty list')
  const thread = await openThread(guest, (await home()).id)
  await guest.page.goto(`/messages/${thread}`)
  await guest.page.route('**/api/threads/*/messages/*', (route) => route.abort('connectionreset'))
  await say(guest, 'Kommer I i morgen?')
  await expect(guest.page.getByTestId('unsent').getByText('Kunne ikke sende besked')).toBeVisible()
  await guest.page.reload()
  await expect(guest.page.getByTestId('unsent').getByText('Kunne ikke sende besked')).toBeVisible()
  await expectAccessibleInAnyLight(guest.page, 'a failed message')
  await guest.page.unroute('**/api/threads/*/messages/*')
  await guest.page.getByTestId('unsent').getByRole('button', { name: 'Prøv igen' }).click()
  await expect(guest.page.getByTestId('unsent')).toHaveCount(0)
  await expect(log(guest).getByText('Kommer I i morgen?')).toHaveCount(1)
  await guest.page.getByRole('searchbox', { name: 'Søg i beskeder' }).fill(firstNames.host.toUpperCase())
  const found = guest.page.getByRole('region', { name: 'Samtaler', exact: true }).last().getByTestId('thread')
  await expect(found).toHaveAttribute('data-thread', thread)
  await expectAccessibleInAnyLight(guest.page, 'found conversations')
})

test('history comes from above without a jump', async ({ member, home }) => {
  // With reduced motion the message stands 11 px away afterwards (docs/tests/README.md, Known faults).
  const guest = await member('guest', { reducedMotion: 'no-preference' })
  const thread = await openThread(guest, (await home()).id)
  for (let number = 1; number <= 28; number++)
    await write(guest.api, thread, `Besked ${number}\n\n\n\n`.padEnd(40, '.'))
  let isHeld = true
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await guest.page.route('**/api/threads/*/messages?**', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '14')
    if (isHeld && url.searchParams.has('before')) await released
    return route.continue({ url: url.href })
  })
  await guest.page.goto(`/messages/${thread}`)
  await expect(log(guest).getByText(/Besked 28\n/)).toBeVisible()
  const mark = log(guest).getByText(/Besked 16\n/)
  await log(guest).evaluate((element) => element.scrollTo({ top: 60 }))
  const before = (await mark.boundingBox())?.y ?? Number.NaN
  isHeld = false
  release()
  await expect(log(guest).getByText(/Besked 1\n/)).toBeAttached()
  expect(Math.abs(((await mark.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThanOrEqual(1)
})

test('guest, host and the guest’s phone are in step', async ({ member, visitor, signIn, account, home }) => {
  const host = await visitor()
  const login = await account('host')
  await signIn(host, login)
  const guest = await member()
  const pocket = await visitor(phone)
  await signIn(pocket, guest.login)
  const thread = await openThread(guest, (await home({ host: login })).id)
  await guest.page.goto(`/messages/${thread}`)
  await host.page.goto('/host/dashboard/messages')
  await pocket.page.goto('/messages')
  await say(guest, 'Ring til mig på 20 30 40 50')
  const row = host.page.getByTestId('thread')
  await expect(row.getByTestId('unread')).toContainText('1')
  await expect(row).not.toContainText('20 30 40 50')
  await expect(row).toContainText(firstNames.guest)
  await row.getByRole('link').click()
  await expect(log(host).getByText('Kontaktoplysninger er skjult').first()).toBeVisible()
  await expect(row.getByTestId('unread')).toHaveCount(0)
  await expect(log(guest).getByText('Læst')).toBeVisible()
  await box(host).pressSequentially('Det er')
  await expect(guest.page.getByText(`${firstNames.host} skriver …`)).toBeVisible()
  await say(host, 'Det er fint')
  await expect(log(guest).getByText('Det er fint')).toBeVisible()
  await expect(pocket.page.getByTestId('thread')).toContainText('Det er fint')
  await pocket.page.getByTestId('thread').getByRole('link').click()
  await expect(log(pocket).getByText('Det er fint')).toBeVisible()
  await expect(pocket.page.getByRole('heading', { name: 'Beskeder' })).toHaveCount(0)
  await expectAccessible(pocket.page, 'a chat on a phone')
  await pocket.page.getByRole('link', { name: 'Tilbage til samtalerne' }).click()
  await expect(pocket.page.getByRole('heading', { name: 'Beskeder' })).toBeVisible()
})
