import { randomUUID } from 'node:crypto'
import { expectStep, fillUntilPhotos, goOn, pictureFile, wizardOf } from './create-listing.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('a draft that was begun on one device is finished on another', async ({ member, visitor, signIn }) => {
  const first = await member('guest', phone)
  const title = `Hus ${randomUUID().slice(0, 8)} i klitten`
  await first.page.goto('/host/create')
  const phoneWizard = wizardOf(first.page)
  await phoneWizard.getByRole('radio', { name: 'Bolig' }).check()
  await phoneWizard.getByText('Rolig', { exact: true }).click()
  await phoneWizard.getByLabel('Beskrivelse').fill('Nitten tegn her nu.')
  await goOn(first.page)
  await expect(phoneWizard.getByText('Beskrivelsen skal være på 20 til 500 tegn')).toBeInViewport()
  await fillUntilPhotos(first.page, title)
  await expect(first.page).toHaveURL(/\/host\/create\/[0-9a-f-]{36}\?step=photos/)

  const desk = await visitor()
  await signIn(desk, first.login)
  // Somebody without a home has no host pages yet, and finds the draft where homes are begun.
  await desk.page.goto('/bliv-vaert')
  await desk.page.getByRole('link', { name: `Fortsæt: ${title}` }).click()
  await expectStep(desk.page, 'Billeder', 'Trin 11 af 12')
  await desk.page.goto(`${new URL(desk.page.url()).pathname}?from=profile`)
  await expectStep(desk.page, 'Billeder', 'Trin 11 af 12')
  const wizard = wizardOf(desk.page)
  expect((await wizard.boundingBox())?.width, 'no wider than 3xl').toBeLessThanOrEqual(768)
  await wizard.getByTestId('photo-files').setInputFiles(await pictureFile('hus.png', 90))
  await expect(wizard.getByTestId('photo')).toHaveCount(1)
  // The phone shows the photo too.
  await expect(wizardOf(first.page).getByTestId('photo')).toHaveCount(1)
  await first.page.goto('/')
  await goOn(desk.page)
  await wizard.getByTestId('check-title').click()
  await expectStep(desk.page, 'Detaljer om boligen', 'Trin 2 af 12')
  await expect(wizard.getByLabel('Titel')).toHaveValue(title)
  await desk.page.goBack()
  await wizard.getByRole('button', { name: 'Udgiv bolig' }).click()
  await expectToast(desk.page, 'Din bolig er nu publiceret!')
  await expect(desk.page).toHaveURL(/\/host\/dashboard\/listings$/)
  // Publishing made the guest a host.
  await desk.page.goto('/profile')
  await expect(desk.page.getByTestId('profile-card').getByText('Vært', { exact: true })).toBeVisible()
})
