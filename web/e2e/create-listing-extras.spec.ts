import { randomUUID } from 'node:crypto'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expectStep, fillUntilPhotos, pictureFile, wizardOf } from './create-listing.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('extras chosen in the wizard are started after publication, with each price and a card', async ({ member }) => {
  const { page } = await member('guest')
  await page.goto('/host/create')
  await fillUntilPhotos(page, `Hus ${randomUUID().slice(0, 8)} med service`)
  const wizard = wizardOf(page)
  await wizard.getByTestId('photo-files').setInputFiles(await pictureFile('hus.png', 60))
  await expect(wizard.getByTestId('photo')).toHaveCount(1)
  const draft = new URL(page.url()).pathname
  await page.goto(`${draft}?step=extras`)
  await expectStep(page, 'Ekstra services', 'Trin 7 af 12')
  await expect(wizard.getByRole('checkbox')).toHaveCount(4)
  await wizard.getByRole('checkbox', { name: /Forsikring/ }).check()
  await expectToast(page, 'Services kan aktiveres efter din annonce er gemt')
  await wizard.getByRole('checkbox', { name: /Fremhævet annonce/ }).check()
  await expect(wizard.getByTestId('save-state')).toHaveText('Kladden er gemt')
  await page.goto(`${draft}?step=review`)
  await wizard.getByRole('button', { name: 'Udgiv bolig' }).click()
  await expectToast(page, 'Din bolig er nu publiceret!')

  await expect(page).toHaveURL(/\/host\/dashboard\/listings\/[0-9a-f-]{36}\/extras$/)
  const offer = page.getByRole('region', { name: 'Start de valgte services' })
  await expect(offer.getByRole('listitem')).toHaveText([/Forsikring299\s*DKK pr/, /Fremhævet annonce499\s*DKK pr/])
  for (const name of ['Forsikring', 'Fremhævet annonce'])
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
  await expectAccessibleInAnyLight(page, 'the offer of the chosen extras')
  await offer.getByRole('button', { name: /Start og betal 798\s*DKK nu/ }).click()
  const form = page.getByRole('dialog', { name: 'Tilføj et kort' })
  await form.getByRole('button', { name: /4242 4242 4242 4242/ }).click()
  await form.getByRole('button', { name: 'Gem kort' }).click()
  for (const name of ['Forsikring', 'Fremhævet annonce']) await expect(page.getByRole('switch', { name })).toBeChecked()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Næste betaling: /)).toHaveCount(2)
  await expect(offer).toHaveCount(0)
})
