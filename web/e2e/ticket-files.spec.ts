import { randomUUID } from 'node:crypto'
import { aPdf } from '@nordbo/testkit'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { pictureFile } from './create-listing.ts'
import { linkInMail } from './mails.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 } }
const TicketId = z.object({ items: z.array(z.object({ id: z.string(), email: z.string().nullable() })) })
const Acts = z.object({
  acts: z.array(z.object({ message: z.string(), files: z.array(z.object({ name: z.string(), type: z.string() })) })),
})
const namedPdf = (name: string, content = '') => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: aPdf(content),
})

test('a picture and a PDF are sent on the page of a question, stay after a reload, and reach the support', async ({
  visitor,
  admin,
  watch,
}) => {
  const { page, api } = await visitor(phone)
  const email = `${randomUUID()}@test.example`
  await page.goto('/contact')
  const main = page.locator('main')
  await expect(main.getByText('Du kan tilføje billeder og dokumenter på siden med din henvendelse')).toBeVisible()
  const question = { name: 'Gerda Gæst', email, topic: 'technical', message: 'Ruden er revnet i stuen.' }
  await api.put(`/api/contact/tickets/${randomUUID()}`, question)
  const support = await admin()
  await page.goto(await linkInMail(support, email, '/contact/ticket'))

  const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    main.getByTestId('ticket-files').setInputFiles(files)
  const chosen = main.getByRole('list', { name: 'Filer til din besked' }).getByRole('listitem')
  await expect(main.getByRole('button', { name: 'Tilføj filer' })).toHaveAccessibleDescription(/Højst 5 filer.*10 MB/)
  watch.expectRefusal(422, /^\/api\/contact\/files\//)
  watch.expectLoss(/^\/api\/contact\/files\//)
  await choose(namedPdf('makro.pdf', '<</S/JavaScript>>'))
  await expect(chosen).toContainText('makro.pdf blev ikke sendt: PDF-filen er låst med en adgangskode eller indeholder')
  await expectAccessibleInAnyLight(page, 'a refused file about a question')
  // It would be refused again.
  await expect(chosen.getByRole('button')).toHaveText([''])
  await expect(chosen.getByRole('button')).toHaveAccessibleName('Fjern makro.pdf')
  await main.getByRole('button', { name: 'Fjern makro.pdf' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Tilføj filer' })).toBeFocused()
  await expect(chosen).toHaveCount(0)

  // The first attempt is lost on its way; the second arrives as one file.
  let attempts = 0
  await page.route('**/api/contact/files/*', async (route) => {
    attempts += route.request().method() === 'PUT' ? 1 : 0
    return attempts === 1 ? route.abort('connectionreset') : route.continue()
  })
  await choose(namedPdf('Tilbud på rude.pdf'), await pictureFile('rude.png', 150), namedPdf('forkert.pdf'))
  await expect(chosen.filter({ hasText: 'Klar til at sende' })).toHaveCount(2)
  await main.getByRole('button', { name: 'Prøv Tilbud på rude.pdf igen' }).press('Enter')
  await expect(chosen.filter({ hasText: 'Klar til at sende' })).toHaveCount(3)
  await main.getByRole('button', { name: 'Fjern forkert.pdf' }).click()
  await expect(chosen).toHaveCount(2)
  await page.reload()
  await expect(chosen).toHaveText([/rude\.png.* · Klar til at sende/, /Tilbud på rude\.pdf1 kB · Klar til at sende/])

  await main.getByLabel('Skriv videre').fill('Her er ruden og et tilbud.')
  await main.getByRole('button', { name: 'Send besked' }).click()
  await expectToast(page, 'Din besked er sendt')
  const sent = main.getByRole('list', { name: 'Samtale' }).getByRole('list', { name: 'Filer' })
  await expect(chosen).toHaveCount(0)
  await page.reload()
  await expect(sent.getByRole('listitem')).toHaveText([/^rude\.png · /, /^Tilbud på rude\.pdf · 1 kB$/])
  const picture = sent.getByRole('img', { name: 'rude.png' })
  await expect.poll(() => picture.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth)).toBe(900)
  await expectAccessibleInAnyLight(page, 'files of a question')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sent.getByRole('button', { name: 'Hent Tilbud på rude.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Tilbud på rude.pdf')

  const { items } = TicketId.parse(await support.get('/api/admin/support/tickets?limit=50'))
  const id = items.find((ticket) => ticket.email === email)?.id
  expect(Acts.parse(await support.get(`/api/admin/support/tickets/${id}`)).acts).toMatchObject([
    {
      message: 'Her er ruden og et tilbud.',
      files: [
        { name: 'rude.png', type: 'picture' },
        { name: 'Tilbud på rude.pdf', type: 'pdf' },
      ],
    },
  ])
})
