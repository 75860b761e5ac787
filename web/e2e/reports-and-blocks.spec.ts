import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { box, log, openThread, write } from './messages.ts'
import { demoLogins } from './people.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })

test('an administrator comes from a report to its thread, and says why before it is shown', async ({
  watch,
  visitor,
  member,
  signIn,
  account,
  home,
}) => {
  const guest = await member()
  const thread = await openThread(guest, (await home({ host: await account('host') })).id)
  await write(guest.api, thread, 'Ring på 21 34 56 78')
  const report = { reason: 'scam', text: 'Det er svindel' }
  const { id } = Made.parse(await guest.api.post(`/api/threads/${thread}/reports`, report))
  const admin = await visitor()
  await signIn(admin, demoLogins.admin)
  const { page } = admin
  await page.goto(`/admin/reports/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldt samtale' })).toBeVisible()
  await expect(page.getByText('Svindel', { exact: true })).toBeVisible()
  await expect(page.getByText('Det er svindel')).toBeVisible()
  const read = page.getByRole('button', { name: 'Læs samtalen' })
  await read.click()
  await expect(page.getByText('Skriv mindst 10 tegn')).toBeVisible()
  await expect(page.getByLabel('Hvorfor læser du samtalen?')).toBeFocused()
  await page.getByLabel('Hvorfor læser du samtalen?').fill('Anmeldelse af svindel, sag 12')
  await expectAccessibleInAnyLight(page, 'a report before it is read')
  await read.click()
  const messages = page.getByRole('list', { name: 'Beskeder' }).getByRole('listitem')
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText('Gæst')
  await expect(messages).toContainText('Ring på 21 34 56 78')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInAnyLight(page, `a report at ${width}`)
  }
  watch.expectRefusal(404, /^\/api\/admin\/support\/tickets\//)
  await page.goto(`/admin/reports/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Anmeldelsen findes ikke' })).toBeVisible()
})

test('an archive reaches the other tab at once, and a block the open chat of the other person', async ({
  visitor,
  member,
  signIn,
  account,
  home,
}) => {
  const login = await account('host')
  const host = await visitor()
  await signIn(host, login)
  const guest = await member()
  const [near, far] = [await home({ host: login }), await home({ host: login })]
  const thread = await openThread(guest, near.id)
  const other = await openThread(guest, far.id)
  await write(guest.api, thread, 'Hej fra bordet')
  await write(guest.api, other, 'Og om det andet hus')
  const act = async (name: string): Promise<void> => {
    await host.page.getByRole('button', { name: 'Flere handlinger' }).click()
    await host.page.getByRole('menuitem', { name, exact: true }).click()
  }
  const second = await host.context.newPage()
  await second.goto('/host/dashboard/messages')
  await expect(second.locator(`[data-thread="${thread}"]`)).toBeVisible()
  await host.page.goto(`/host/dashboard/messages/${thread}`)
  // The chat of the other home: a block is of the person.
  await guest.page.goto(`/messages/${other}`)
  await expect(log(guest).getByText('Og om det andet hus')).toBeVisible()
  await expect(box(guest)).toBeVisible()

  await act('Arkivér')
  await expect(second.locator(`[data-thread="${thread}"]`)).toHaveCount(0)
  await expect(second.locator(`[data-thread="${other}"]`)).toBeVisible()

  await act('Blokér')
  const dialog = host.page.getByRole('dialog')
  await expect(dialog.getByText('heller ikke om andre boliger')).toBeVisible()
  await dialog.getByRole('button', { name: 'Blokér' }).click()
  await expect(host.page.getByText('Du har blokeret personen.')).toBeVisible()
  await expect(guest.page.getByText('Der kan ikke skrives i samtalen.')).toBeVisible()
  await act('Ophæv blokering')
  await expect(box(guest)).toBeVisible()
})
