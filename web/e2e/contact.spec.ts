import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { linkInMail, mailsTo } from './mails.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 } }
const sent = 'Din besked er sendt! Vi vender tilbage hurtigst muligt.'
const Tickets = z.object({ items: z.array(z.object({ id: z.string(), email: z.string().nullable() })) })

test('somebody who is signed out writes by keyboard, follows the link and reads the answer', async ({
  visitor,
  admin,
}) => {
  const { page } = await visitor(phone)
  const email = `${randomUUID()}@test.example`
  await page.goto('/contact')
  const main = page.locator('main')
  await main.getByLabel('Navn').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('gerda')
  const send = main.getByRole('button', { name: 'Send besked' })
  await send.press('Enter')
  const summary = main.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const words of ['Skriv dit navn', 'e-mailadresse, vi kan svare på', 'hvad det handler om', 'mindst 10 tegn'])
    await expect(summary).toContainText(words)
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription('Skriv en e-mailadresse, vi kan svare på.')
  await expectAccessibleInAnyLight(page, '/contact')
  await main.getByLabel('Navn').fill('Gerda Gæst')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Emne').selectOption({ label: 'Betaling' })
  await main.getByLabel('Besked').fill('Hvornår bliver mit kort trukket?')
  await page.reload()
  await expect(main.getByLabel('Besked')).toHaveValue('Hvornår bliver mit kort trukket?')
  await expect(main.getByLabel('Emne')).toHaveValue('payment')
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
  await send.press('Enter')
  await expectToast(page, sent)
  const heading = main.getByRole('heading', { name: /^Tak\. Din henvendelse har nummer \d+\.$/ })
  await expect(heading).toBeFocused()
  await expect(main.getByText(`Vi har sendt en mail til ${email} med et link`)).toBeVisible()
  const number = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''

  const desk = await admin()
  await page.goto(await linkInMail(desk, email, '/contact/ticket'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Din henvendelse: Betaling')
  await expect(main.getByText(`Henvendelse nummer ${number}`)).toBeVisible()
  await expect(main.getByRole('status')).toContainText('svarer så hurtigt, vi kan')
  const { items } = Tickets.parse(await desk.get('/api/admin/support/tickets'))
  const id = items.find((ticket) => ticket.email === email)?.id
  await desk.post(`/api/admin/support/tickets/${id}/answers`, { message: 'Dagen efter værten har sagt ja.' })
  await expect
    .poll(async () => (await mailsTo(desk, email)).map(({ subject }) => subject), { timeout: 60_000 })
    .toContain('Svar på din henvendelse: Betaling')
  await page.reload()
  const said = main.getByRole('list', { name: 'Samtale' }).getByRole('listitem')
  await expect(said).toHaveText([/^Du · .*Hvornår bliver/, /^Nordbo support · .*Dagen efter værten/])
  await expect(main.getByRole('status')).toContainText('Vi har svaret')
  await expectAccessibleInAnyLight(page, '/contact/ticket')
  await main.getByRole('button', { name: 'Send besked' }).click()
  await expect(main.getByLabel('Skriv videre')).toBeFocused()
  await main.getByLabel('Skriv videre').fill('Mange tak!')
  await main.getByRole('button', { name: 'Send besked' }).click()
  await expect(said).toHaveCount(3)
  await expect(main.getByLabel('Skriv videre')).toHaveValue('')
})
