import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { newLogin } from './people.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Mails = z.object({ items: z.array(z.object({ subject: z.string(), text: z.string() })) })

test('a new guest is asked for the mail’s link, opens it and books with what was chosen', async ({
  visitor,
  home,
  admin,
  watch,
}) => {
  watch.expectRefusal(403, /^\/api\/bookings$/)
  watch.expectRefusal(410, /^\/api\/auth\/verify-email$/)
  const { page, context } = await visitor()
  const { id } = await home({ mode: 'request' })
  const checkout = `/reserve/${id}?${stayFromToday(30).query}`
  const login = newLogin()
  await page.goto(`/auth?mode=sign-up&next=${encodeURIComponent(checkout)}`)
  const main = page.locator('main')
  await main.getByLabel('Navn').fill('Signe Strand')
  await main.getByLabel('E-mail').fill(login.email)
  await main.getByRole('textbox', { name: 'Adgangskode' }).fill(login.password)
  await main.locator('button[type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`/reserve/${id}`))

  const notice = main.getByRole('status').filter({ hasText: 'Bekræft din e-mail' })
  await expect(notice).toContainText(login.email)
  await page.getByLabel('Jeg er fyldt 18 år').check()
  await page.getByRole('textbox').fill('Vi glæder os til havet.')
  const send = page.getByRole('button', { name: 'Send forespørgsel' })
  await send.click()
  await expect(page.getByText('Bekræft din e-mail først. Vi har sendt dig et link.').first()).toBeVisible()
  await notice.getByRole('button', { name: 'Send mailen igen' }).click()
  await expect(notice).toContainText('Mailen er sendt igen.')

  const sandbox = await admin()
  const links = async (): Promise<string[]> =>
    Mails.parse(await sandbox.get(`/api/sandbox/mails?to=${encodeURIComponent(login.email)}`)).items.flatMap(
      ({ text }) => /http\S+\/auth\/verify\?token=\S+/.exec(text) ?? [],
    )
  // A mail has no deadline.
  await expect.poll(async () => (await links()).length, { timeout: 60_000 }).toBe(2)
  const [link = ''] = await links()
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('Din e-mail er bekræftet')).toBeVisible()
  await expectAccessible(other, 'the outcome of a link')
  await other.close()

  await expect(page.getByRole('textbox')).toHaveValue('Vi glæder os til havet.')
  await send.click()
  await expect(page).toHaveURL(/booking=/)

  const stranger = await visitor()
  await stranger.page.goto(link)
  await expect(stranger.page.getByRole('alert')).toContainText('Et link virker én gang og i 24 timer.')
  await expect(stranger.page.getByRole('link', { name: 'Log ind, og få et nyt link' })).toBeVisible()
})

test('a new guest has mails in the language of the page on which they signed up', async ({ visitor, admin }) => {
  const { page } = await visitor()
  const login = newLogin()
  await page.goto('/auth?mode=sign-up&lang=de')
  const main = page.locator('main')
  await main.getByLabel('Name').fill('Greta Gast')
  await main.getByLabel('E-Mail').fill(login.email)
  await main.getByRole('textbox', { name: 'Passwort' }).fill(login.password)
  await main.locator('button[type=submit]').click()
  await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible()
  const sandbox = await admin()
  const subjects = async (): Promise<string[]> =>
    Mails.parse(await sandbox.get(`/api/sandbox/mails?to=${encodeURIComponent(login.email)}`)).items.map(
      ({ subject }) => subject,
    )
  await expect.poll(subjects, { timeout: 60_000 }).toEqual(['Willkommen bei Nordbo'])
})
