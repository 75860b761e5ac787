import { z } from 'zod'
import { expectListening, expectToast } from './steps.ts'
import { expect, test } from './test.ts'
import { createWishlist } from './wishlists.ts'

const tiny = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='
const Titled = z.object({ title: z.string() })
const Case = z.object({ verification: z.object({ id: z.string() }) })

test('wishlists are listed with their counts, created by a name that is not blank, and deleted', async ({
  member,
  home,
}) => {
  const person = await member()
  const { page } = person
  await createWishlist(person, 'Sommer', [await home(), await home()])
  await page.goto('/profile?profile=wishlists')
  const lists = page.getByTestId('hub-wishlist')
  await expect(lists).toHaveText([/Sommer\s*2 boliger/])
  const name = page.getByLabel('Navn på ny ønskeliste')
  const create = page.getByRole('button', { name: 'Opret', exact: true })
  await expect(create).toBeDisabled()
  await name.fill('   ')
  await expect(create).toBeDisabled()
  await name.press('Enter')
  await expect(lists).toHaveCount(1)
  await name.fill('  Jul på Fanø ')
  await name.press('Enter')
  await expectToast(page, 'Ønskeliste oprettet')
  await expect(lists.filter({ hasText: 'Jul på Fanø' })).toContainText('0 boliger')
  await expect(lists.getByRole('link', { name: 'Jul på Fanø', exact: true })).toBeVisible()
  await expect(name).toHaveValue('')
  expect(await person.api.get('/api/wishlists')).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ title: 'Jul på Fanø' })]),
  })
  await name.fill('Vinter')
  await create.click()
  await expect(lists).toHaveCount(3)
  await page.reload()
  await expect(lists).toHaveCount(3)
  await page.getByRole('button', { name: 'Slet Vinter' }).click()
  const question = page.getByRole('dialog', { name: 'Slet ønskelisten?' })
  await expectListening(question)
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect(lists).toHaveCount(3)
  await page.getByRole('button', { name: 'Slet Vinter' }).click()
  await question.getByRole('button', { name: 'Slet ønskeliste' }).click()
  await expectToast(page, 'Ønskeliste slettet')
  await expect(lists).toHaveCount(2)
  await expect(name).toBeFocused()
  await page.reload()
  await expect(lists).toHaveCount(2)
  await lists.getByRole('link', { name: 'Sommer' }).click()
  await expect(page).toHaveURL(/\/wishlists\/[0-9a-f-]{36}$/)
})

test('the hosting tab lists a host’s own homes, each active or not', async ({ member, home }) => {
  const host = await member('host')
  const { page, api } = host
  const [first, second] = [await home({ host: host.login }), await home({ host: host.login })]
  await home()
  await page.goto('/profile?profile=hosting')
  const homes = page.getByTestId('hub-home')
  await expect(homes).toHaveCount(2)
  const titles = await Promise.all(
    [first, second].map(async ({ id }) => Titled.parse(await api.get(`/api/listings/${id}`)).title),
  )
  for (const title of titles) await expect(homes.filter({ hasText: title })).not.toHaveCount(0)
  for (const each of await homes.all()) {
    await expect(each).toContainText('Skagen')
    await expect(each.locator('img')).toHaveCount(1)
    await expect(each.getByText('Aktiv', { exact: true })).toBeVisible()
  }
  await api.post(`/api/host/listings/${second.id}/unpublish`)
  await page.reload()
  await expect(homes.getByText('Inaktiv', { exact: true })).toHaveCount(1)
  await expect(homes.getByText('Aktiv', { exact: true })).toHaveCount(1)
})

test('the hosting tab says verified while the newest request is approved, and whether payouts are configured', async ({
  member,
  admin,
}) => {
  const { page, api } = await member('host')
  await page.goto('/profile?profile=hosting')
  const verified = page.getByTestId('hosting-verified')
  const payouts = page.getByTestId('hosting-payouts')
  await expect(verified).toContainText('Ikke verificeret')
  await expect(payouts).toContainText('Ikke konfigureret')
  await payouts.getByRole('button', { name: 'Opsæt konto' }).click()
  await expect(page).toHaveURL(/profile=payouts$/)
  await page.getByRole('button', { name: 'Opsæt konto' }).click()
  await page.getByRole('button', { name: 'Fuldfør opsætning' }).click()
  // The provider leads back.
  await expect(page).toHaveURL(/\/host\/dashboard\/payouts$/)
  await page.goto('/profile?profile=hosting')
  await expect(payouts.getByText('Konfigureret', { exact: true })).toBeVisible()
  await verified.getByRole('button', { name: 'Bliv verificeret' }).click()
  const send = async (): Promise<void> => {
    for (const kind of ['front', 'selfie'])
      await page
        .getByTestId(`document-${kind}`)
        .locator('input')
        .setInputFiles({ name: `${kind}.webp`, mimeType: 'image/webp', buffer: Buffer.from(tiny, 'base64') })
    await page.getByRole('button', { name: 'Send til godkendelse' }).click()
    await expect(page.getByRole('tabpanel').getByText('Afventer', { exact: true })).toBeVisible()
  }
  const decide = async (body: object): Promise<void> => {
    const { id } = Case.parse(await api.get('/api/me/verification')).verification
    await (await admin()).post(`/api/admin/verifications/${id}/decision`, body)
    await page.goto('/profile?profile=hosting')
  }
  await send()
  await decide({ decision: 'rejected', reason: 'Manglende dokumentation' })
  await expect(verified).toContainText('Ikke verificeret')
  await page.goto('/profile?profile=verification')
  await send()
  await decide({ decision: 'approved' })
  await expect(verified.getByText('Verificeret', { exact: true })).toBeVisible()
})

test('a guest is told that payouts are for hosts, and is led to hosting', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile?profile=payouts')
  await expect(page.getByRole('tabpanel')).toContainText('Udbetalinger er for værter')
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Bliv vært' })).toHaveAttribute(
    'href',
    '/host/create?from=profile',
  )
})
