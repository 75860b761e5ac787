import { randomUUID } from 'node:crypto'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { linkInMail, mailsTo } from './mails.ts'
import { expect, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('the footer’s field subscribes an address by keyboard and by its letter; a letter’s link ends that', async ({
  visitor,
  admin,
}) => {
  const { page } = await visitor(phone)
  const email = `${randomUUID()}@test.example`
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('heading', { name: 'Nyhedsbrev' })).toBeVisible()
  await expect(footer).toContainText('siger du ja til, at Nordbo sender dig nyheder og tilbud på mail')
  const field = footer.getByLabel('Mailadresse')
  await field.fill('gerda')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Skriv en e-mailadresse, som navn@eksempel.dk.')
  await expect(field).toBeFocused()
  await expectAccessible(page, '/')
  await field.fill(email)
  await page.reload()
  await footer.scrollIntoViewIfNeeded()
  await expect(field).toHaveValue(email)
  await field.press('Tab')
  await expect(footer.getByRole('button', { name: 'Tilmeld' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(footer.getByRole('status')).toHaveText(
    `Se i din indbakke: Vi har sendt et link til ${email}. Er du allerede tilmeldt, får du ikke en mail.`,
  )
  await expect(field).toHaveValue('')

  const desk = await admin()
  const main = page.locator('main')
  await page.goto(await linkInMail(desk, email, '/newsletter/confirm'))
  await expectAccessibleInAnyLight(page, '/newsletter/confirm')
  await main.getByRole('button', { name: 'Ja, tilmeld mig' }).click()
  await expect(main.getByRole('status')).toHaveText('Du er tilmeldt nyhedsbrevet.')
  const link = await linkInMail(desk, email, '/newsletter/unsubscribe')
  expect((await mailsTo(desk, email)).map(({ subject }) => subject)).toEqual([
    'Velkommen til Nordbos nyhedsbrev',
    'Bekræft, at du vil have Nordbos nyhedsbrev',
  ])
  // A mail program without one click opens the page, which changes nothing by itself.
  const token = new URL(link).searchParams.get('token') ?? ''
  await page.goto(`/api/newsletter/unsubscribe/${token}`)
  await expect(page).toHaveURL(new RegExp(`/newsletter/unsubscribe\\?token=${token}$`))
  await main.getByRole('button', { name: 'Frameld mig' }).click()
  await expect(main.getByRole('status')).toHaveText('Du er frameldt, og vi har slettet din adresse fra nyhedsbrevet.')
  await main.getByRole('link', { name: 'Til forsiden' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a mail program ends the newsletter by one click', async ({ person, admin, request }) => {
  const { api } = await person()
  const email = `${randomUUID()}@test.example`
  await api.post('/api/newsletter', { email, version: '2026-12' })
  const desk = await admin()
  const confirm = new URL(await linkInMail(desk, email, '/newsletter/confirm')).searchParams.get('token')
  expect(await api.post('/api/newsletter/confirm', { token: confirm })).toEqual({ confirmed: true })
  const end = new URL(await linkInMail(desk, email, '/newsletter/unsubscribe')).searchParams.get('token')
  const clicked = await request.post(`/api/newsletter/unsubscribe/${end}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(clicked.status()).toBe(200)
  // Nobody is subscribed any more: the first link has nothing to confirm.
  expect(await api.post('/api/newsletter/confirm', { token: confirm })).toEqual({ confirmed: false })
})
