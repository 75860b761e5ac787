import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const Case = z.object({ verification: z.object({ id: z.string() }) })
const picture = (name: string) => ({ name, mimeType: 'image/webp', buffer: Buffer.from(tiny, 'base64') })
/** A picture of one pixel. */
const tiny = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='

test('a host sends documents, sees the decision with its reason, sends new ones, and is shown as verified', async ({
  member,
  visitor,
  admin,
  home,
}) => {
  const { page, api, login } = await member('host')
  const { id: homeId } = await home({ host: login })
  await page.goto('/profile?profile=verification')
  const tab = page.getByRole('dialog')
  await tab.getByRole('button', { name: 'Send til godkendelse' }).click()
  await expect(tab.getByRole('alert')).toHaveText(['Vælg et billede af forsiden af dit ID', 'Vælg et billede af dig'])

  const choose = async (kind: string, file: ReturnType<typeof picture>) =>
    tab.getByTestId(`document-${kind}`).locator('input').setInputFiles(file)
  await choose('back', { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(tab.getByTestId('document-back').getByRole('alert')).toContainText('Filen er ikke et billede')
  await choose('front', picture('front.webp'))
  await choose('selfie', picture('selfie.webp'))
  await expect(tab.getByRole('img', { name: 'Et billede af dig, som valgt' })).toBeVisible()
  await expectAccessible(page, 'the verification with chosen pictures')
  await tab.getByRole('button', { name: 'Send til godkendelse' }).click()
  await expect(page.getByText('Verificeringsanmodning sendt')).toBeVisible()
  await expect(tab.getByText('Afventer', { exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Send til godkendelse' })).toHaveCount(0)

  const decide = async (body: object): Promise<void> => {
    const { id } = Case.parse(await api.get('/api/me/verification')).verification
    await (await admin()).post(`/api/admin/verifications/${id}/decision`, body)
  }
  await decide({ decision: 'rejected', reason: 'Manglende dokumentation' })
  await page.reload()
  await expect(tab.getByText('Afvist', { exact: true })).toBeVisible()
  await expect(tab.getByText('Begrundelse: Manglende dokumentation')).toBeVisible()
  await choose('front', picture('front.webp'))
  await choose('selfie', picture('selfie.webp'))
  await tab.getByRole('button', { name: 'Send til godkendelse' }).click()
  await expect(tab.getByText('Afventer', { exact: true })).toBeVisible()

  await decide({ decision: 'approved' })
  await page.reload()
  await expect(tab.getByText('Godkendt', { exact: true })).toBeVisible()
  await expect(tab.getByTestId('document-front')).toHaveCount(0)
  const guest = await visitor()
  await guest.page.goto(`/listing/${homeId}`)
  await expect(guest.page.getByText('Verificeret vært')).toBeVisible()
})

test('a refused upload says why and keeps the chosen pictures', async ({ member, watch }) => {
  const { page } = await member()
  watch.expectRefusal(422, /verification$/)
  await page.goto('/profile?profile=verification')
  const tab = page.getByRole('dialog')
  for (const kind of ['front', 'selfie'])
    await tab
      .getByTestId(`document-${kind}`)
      .locator('input')
      .setInputFiles({ name: `${kind}.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await tab.getByRole('button', { name: 'Send til godkendelse' }).click()
  await expect(page.getByText(/^Fejl ved indsendelse: /)).toBeVisible()
  await expect(tab.getByRole('img', { name: /, som valgt$/ })).toHaveCount(2)
})
