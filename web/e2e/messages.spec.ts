import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { box, log, openThread, say, write } from './messages.ts'
import { expect, firstNames, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 } } as const

test('a guest opens the thread of a home with Kontakt vært, and Enter sends', async ({ member, home }) => {
  const guest = await member()
  const { id } = await home()
  await guest.page.goto(`/listing/${id}`)
  await guest.page.getByRole('button', { name: 'Kontakt vært' }).filter({ visible: true }).click()
  await expect(guest.page).toHaveURL(/\/messages\/[0-9a-f-]+$/)
  await box(guest).fill('   ')
  await box(guest).press('Enter')
  await expect(guest.page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(log(guest).getByText('Skriv den første besked.')).toBeVisible()
  await box(guest).fill('Hej')
  await box(guest).press('Shift+Enter')
  await box(guest).pressSequentially('Er huset ledigt?')
  await box(guest).press('Enter')
  await expect(log(guest).getByText('Hej\nEr huset ledigt?')).toBeVisible()
  await expect(box(guest)).toHaveValue('')
  await expectAccessibleInAnyLight(guest.page, 'a chat')
})

test('a signed-out visitor who contacts a host signs in first, and then writes', async ({ visitor, account, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  const login = await account('guest')
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Kontakt vært' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fmessages%3Flisting%3D${id}`))
  const main = page.locator('main')
  await main.getByLabel('E-mail').fill(login.email)
  await main.getByRole('textbox', { name: 'Adgangskode' }).fill(login.password)
  await main.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/)
  await expect(log({ page }).getByText('Skriv den første besked.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/listing/${id}`))
  const stranger = await visitor()
  for (const path of ['/messages', `/messages/${crypto.randomUUID()}`]) {
    await stranger.page.goto(path)
    await expect(stranger.page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
})

test('messages that cannot be loaded say so, and an empty list leads on', async ({ member, home, watch }) => {
  watch.expectRefusal(400, /threads/)
  const guest = await member()
  await guest.page.goto('/messages')
  await expect(guest.page.getByRole('heading', { name: 'Ingen beskeder endnu' })).toBeVisible()
  await expectAccessible(guest.page, 'an empty list')
  await guest.page.route('**/api/threads?**', (route) =>
    route.fulfill({ status: 400, json: { code: 'cursor.invalid' } }),
  )
  await guest.page.reload()
  const failed = guest.page.getByRole('heading', { name: 'Kunne ikke hente beskeder' })
  await expect(failed).toBeVisible()
  await guest.page.unroute('**/api/threads?**')
  // So does the chat of one thread, and it is fetched again.
  const thread = await openThread(guest, (await home()).id)
  await write(guest.api, thread, 'Er der en gyngestol?')
  await guest.page.route('**/api/threads/*/messages?**', (route) =>
    route.fulfill({ status: 400, json: { code: 'cursor.invalid' } }),
  )
  await guest.page.goto(`/messages/${thread}`)
  await expect(failed).toBeVisible()
  await guest.page.unroute('**/api/threads/*/messages?**')
  await guest.page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(log(guest).getByText('Er der en gyngestol?')).toBeVisible()
})

test('a message that fails says so, stays over a reload, and is sent by a retry', async ({ member, home, watch }) => {
  watch.expectLoss(/messages/)
  const guest = await member()
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
})

test('a message whose answer is lost is never doubled', async ({ member, home, watch }) => {
  watch.expectLoss(/messages/)
  const guest = await member()
  const thread = await openThread(guest, (await home()).id)
  await guest.page.goto(`/messages/${thread}`)
  await guest.page.route('**/api/threads/*/messages/*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await say(guest, 'Kun en gang')
  await expect(log(guest).locator('time')).toHaveCount(1)
  await guest.page.reload()
  await expect(log(guest).getByText('Kun en gang')).toHaveCount(1)
  await expect(guest.page.getByTestId('unsent')).toHaveCount(0)
})

test('a draft survives a reload', async ({ member, home }) => {
  const guest = await member()
  const thread = await openThread(guest, (await home()).id)
  await guest.page.goto(`/messages/${thread}`)
  await box(guest).fill('Vi tænkte på')
  await guest.page.reload()
  await expect(box(guest)).toHaveValue('Vi tænkte på')
})

test('history comes from above without a jump', async ({ member, home }) => {
  const guest = await member()
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

test('what is typed offline is sent when the browser is back, and what came meanwhile is shown', async ({
  watch,
  member,
  visitor,
  signIn,
  account,
  home,
}) => {
  const host = await visitor()
  const login = await account('host')
  await signIn(host, login)
  const guest = await member()
  const thread = await openThread(guest, (await home({ host: login })).id)
  await guest.page.goto(`/messages/${thread}`)
  await expect(box(guest)).toBeVisible()
  // What the page fetches after its start has come.
  await guest.page.waitForLoadState('networkidle')
  watch.expectLoss(/messages|start-offline|media\/photos/)
  await guest.context.setOffline(true)
  await expect(guest.page.getByText('Du er offline.')).toBeVisible()
  await say(guest, 'Skrevet i toget')
  await expect(guest.page.getByTestId('unsent').getByText('Venter på forbindelse – sendes automatisk')).toBeVisible()
  await expect(guest.page.locator(`[data-thread="${thread}"]`)).toContainText('Venter på forbindelse')
  await expect(guest.page.getByText('Kunne ikke sende besked')).toHaveCount(0)
  await write(host.api, thread, 'Skrevet imens')
  await guest.context.setOffline(false)
  await expect(log(guest).getByText('Skrevet imens')).toBeVisible()
  await expect(guest.page.getByTestId('unsent')).toHaveCount(0)
  await expect(log(guest).getByText('Skrevet i toget')).toHaveCount(1)
})

test('a search finds messages, and archive, report and block work', async ({ member, home }) => {
  const guest = await member()
  const thread = await openThread(guest, (await home()).id)
  await write(guest.api, thread, 'Findes der en brændeovn?')
  await guest.page.goto('/messages')
  await guest.page.getByRole('searchbox', { name: 'Søg i beskeder' }).fill('brændeovn')
  await guest.page.getByRole('region', { name: 'Beskeder' }).getByRole('link').click()
  await expect(log(guest).getByText('Findes der en brændeovn?')).toBeVisible()
  const act = async (name: string): Promise<void> => {
    await guest.page.getByRole('button', { name: 'Flere handlinger' }).click()
    await guest.page.getByRole('menuitem', { name, exact: true }).click()
  }
  await act('Anmeld')
  await guest.page.getByRole('dialog').getByText('Svindel').click()
  await guest.page.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await expect(guest.page.getByText('Tak. Supporten ser på det.')).toBeVisible()
  await act('Blokér')
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Blokér' }).click()
  await expect(guest.page.getByText('Du har blokeret personen.')).toBeVisible()
  await act('Ophæv blokering')
  await expect(box(guest)).toBeVisible()
  await act('Arkivér')
  await guest.page.getByRole('searchbox').fill('')
  await expect(guest.page.getByRole('heading', { name: 'Indbakken er tom' })).toBeVisible()
})
