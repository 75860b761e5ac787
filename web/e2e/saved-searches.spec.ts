import { z } from 'zod'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'
import { screens } from './wishlists.ts'

const Mails = z.object({ items: z.array(z.object({ subject: z.string(), text: z.string() })) })

for (const device of ['phone', 'desktop'] as const)
  test(`a saved search sends a mail about a new home, whose link ends such mails (${device})`, async ({
    member,
    visitor,
    home,
    admin,
  }) => {
    const guest = await member('guest', screens[device])
    const { page, login } = guest
    await page.goto('/search?place=Skagen&guests=3')
    await page.getByRole('button', { name: 'Gem søgning' }).click()
    await expectToast(page, 'Søgningen er gemt')
    await page.locator('main').getByRole('button', { name: 'Søgningen er gemt' }).click()
    await expect(page).toHaveURL('/wishlists?tab=searches')
    await expect(page.getByTestId('saved-search')).toContainText('3 gæster')

    const { id } = await home()
    const sandbox = await admin()
    const mails = async (): Promise<string[]> =>
      Mails.parse(await sandbox.get(`/api/sandbox/mails?to=${encodeURIComponent(login.email)}`))
        .items.map(({ text }) => text)
        .filter((text) => text.includes(`/listing/${id}`))
    // A mail has no deadline.
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
    const [text = ''] = await mails()
    const [link = ''] = /http\S+unsubscribe\?token=\S+/.exec(text) ?? []
    const stranger = await visitor(screens[device])
    await stranger.page.goto(link)
    await stranger.page.getByRole('button', { name: 'Stop mails' }).click()
    await expect(stranger.page.getByText('Du får ikke flere mails om søgningen »Skagen«.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Send mig en mail om nye boliger' })).not.toBeChecked()
  })
