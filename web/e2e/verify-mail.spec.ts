import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { fillUntilPhotos, goOn, pictureFile, wizardOf } from './create-listing.ts'
import { linkInMail, mailsTo } from './mails.ts'
import { newLogin } from './people.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

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
  await main.getByRole('textbox').fill('Vi glæder os til havet.')
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

  await expect(main.getByRole('textbox')).toHaveValue('Vi glæder os til havet.')
  await send.click()
  await expect(page).toHaveURL(/booking=/)

  const stranger = await visitor()
  await stranger.page.goto(link)
  await expect(stranger.page.getByRole('alert')).toContainText('Et link virker én gang og i 24 timer.')
  await expect(stranger.page.getByRole('link', { name: 'Log ind, og få et nyt link' })).toBeVisible()
})

test('publishing asks for the mail’s link, which is sent again, and then publishes what was written', async ({
  visitor,
  admin,
  watch,
}) => {
  watch.expectRefusal(403, /^\/api\/host\/drafts\/[^/]+\/publish$/)
  const { page, api, context } = await visitor()
  const login = newLogin()
  await api.post('/api/auth/sign-up', { name: 'Signe Strand', ...login, rolePreference: 'guest' })
  await page.goto('/host/create')
  const title = `Hus ${login.email.slice(0, 8)} ved havet`
  await fillUntilPhotos(page, title)
  const wizard = wizardOf(page)
  await wizard.getByTestId('photo-files').setInputFiles(await pictureFile('hus.png', 120))
  await expect(wizard.getByTestId('photo')).toHaveCount(1)
  await goOn(page)
  const notice = wizard.getByRole('status').filter({ hasText: 'Bekræft din e-mail' })
  await expect(notice).toContainText(
    `Vi har sendt et link til ${login.email}. Åbn det, og vis så din bolig for gæster.`,
  )
  await expectAccessible(page, 'a home that waits for a verified address')
  const publish = wizard.getByRole('button', { name: 'Udgiv bolig' })
  await publish.click()
  await expectToast(page, 'Bekræft din e-mail først. Vi har sendt dig et link.')
  await notice.getByRole('button', { name: 'Send mailen igen' }).click()
  await expect(notice).toContainText('Mailen er sendt igen.')

  const sandbox = await admin()
  const mailed = async (): Promise<number> =>
    (await mailsTo(sandbox, login.email)).filter(({ text }) => text.includes('/auth/verify?token=')).length
  // A mail has no deadline.
  await expect.poll(mailed, { timeout: 60_000 }).toBe(2)
  const other = await context.newPage()
  await other.goto(await linkInMail(sandbox, login.email, '/auth/verify'))
  await expect(other.getByText('Din e-mail er bekræftet')).toBeVisible()
  await other.close()

  await publish.click()
  await expectToast(page, 'Din bolig er nu publiceret!')
  await page.goto('/host/dashboard/listings')
  await expect(page.getByText(title).first()).toBeVisible()
})
