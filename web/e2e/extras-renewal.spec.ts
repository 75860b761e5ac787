import { expectAccessibleInAnyLight } from './axe.ts'
import { saveCard, toggleOf } from './extras.ts'
import type { Member } from './people.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

/** It can be saved and is declined when it pays. */
const failingCard = '4000000000000341'

/** Pays with the failing card from now on, as its host chooses at the provider. */
const useFailingCard = async (host: Member): Promise<void> => {
  const { page } = host
  await saveCard(host, failingCard)
  await page.getByRole('button', { name: 'Kort og kvitteringer' }).click()
  await page.getByRole('button', { name: 'Brug dette kort' }).click()
  await expect(page.getByText('•••• 0341 · bruges')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage til Nordbo' }).click()
  await expect(toggleOf(page, 'Fremhævet annonce')).toBeChecked()
}

const featured = async (host: Member, id: string): Promise<void> => {
  await saveCard(host, '4242424242424242')
  await host.page.goto(`/host/dashboard/listings/${id}/extras`)
  await toggleOf(host.page, 'Fremhævet annonce').click()
  await expectToast(host.page, 'Service aktiveret')
}

test('a renewal that failed is shown with its next attempt, and another card pays it', async ({
  member,
  home,
  renewal,
}) => {
  const host = await member('host')
  const { page } = host
  const { id } = await home({ host: host.login })
  await featured(host, id)
  await useFailingCard(host)
  await renewal({ id }, 'FEATURED')
  const failed = page.getByRole('status').filter({ hasText: 'Betalingen mislykkedes' })
  await expect(failed).toContainText(/Dit kort blev afvist\. Tjenesten virker stadig, og der prøves igen den \d/)
  await expect(toggleOf(page, 'Fremhævet annonce')).toBeChecked()
  await expectAccessibleInAnyLight(page, 'a failed renewal of an extra')

  await failed.getByRole('button', { name: 'Brug et andet kort' }).click()
  const form = page.getByRole('dialog', { name: 'Tilføj et kort' })
  await form.getByRole('button', { name: /4242 4242 4242 4242/ }).click()
  await form.getByRole('button', { name: 'Gem kort' }).click()
  await expectToast(page, 'Service aktiveret')
  await expect(failed).toHaveCount(0)
  await expect(page.getByText(/^Næste betaling: 499/)).toBeVisible()
})

test('an extra ends after four failed attempts to renew it', async ({ member, home, renewal }) => {
  const host = await member('host')
  const { page } = host
  const { id } = await home({ host: host.login })
  await featured(host, id)
  await useFailingCard(host)
  const failed = page.getByRole('status').filter({ hasText: 'Betalingen mislykkedes' })
  for (let attempt = 1; attempt <= 3; attempt++) {
    await renewal({ id }, 'FEATURED')
    await expect(failed).toBeVisible()
  }
  await renewal({ id }, 'FEATURED')
  await expect(failed).toHaveCount(0)
  await expect(toggleOf(page, 'Fremhævet annonce')).not.toBeChecked()
  await expect(page.getByText(/^Næste betaling/)).toHaveCount(0)
})
