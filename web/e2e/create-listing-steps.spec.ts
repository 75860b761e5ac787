import { expectStep, fillUntilPhotos, goOn, pictureFile, wizardOf } from './create-listing.ts'
import { expectPhotoAt, expectToast, liftPhoto } from './steps.ts'
import { expect, test } from './test.ts'

test('the first two steps name what is missing and begin with the defaults', async ({ member }) => {
  const { page } = await member('guest')
  await page.goto('/host/create')
  const wizard = wizardOf(page)
  await expectStep(page, 'Beskriv din bolig', 'Trin 1 af 12')
  await expect(wizard.getByRole('heading', { name: 'Opret ny bolig' })).toBeFocused()
  expect((await wizard.boundingBox())?.width).toBeLessThanOrEqual(768)
  for (const soon of ['Oplevelse', 'Service'])
    await expect(wizard.getByRole('radio', { name: `${soon} Kommer snart` })).toBeDisabled()
  await goOn(page)
  for (const wrong of ['Kategori er påkrævet', 'Vælg 1 til 2 ord', 'Beskrivelsen skal være på 20 til 500 tegn'])
    await expect(wizard.getByText(wrong, { exact: true })).toBeVisible()
  await expect(wizard.getByRole('radio', { name: 'Bolig' })).toBeFocused()
  const tags = ['Rolig', 'Unik', 'Familievenlig', 'Stilfuld', 'Central', 'Rummelig', 'Ved stranden', 'Natur']
  for (const tag of [...tags, 'Romantisk', 'Moderne'])
    await expect(wizard.getByRole('checkbox', { name: tag, exact: true })).toBeAttached()
  await expect(wizard.getByRole('checkbox')).toHaveCount(10)
  await wizard.getByRole('radio', { name: 'Bolig' }).check()
  await goOn(page)
  await expect(wizard.getByRole('checkbox', { name: 'Rolig' })).toBeFocused()
  await wizard.getByText('Rolig', { exact: true }).click()
  await wizard.getByText('Natur', { exact: true }).click()
  await expect(wizard.getByRole('checkbox', { name: 'Moderne' })).toBeDisabled()
  const description = wizard.getByLabel('Beskrivelse')
  await description.fill('Nitten tegn her nu.')
  await goOn(page)
  await expectStep(page, 'Beskriv din bolig', 'Trin 1 af 12')
  await expect(wizard.getByText('Beskrivelsen skal være på 20 til 500 tegn')).toBeInViewport()
  await description.fill('Tyve tegn er der nu.')
  await goOn(page)

  await expectStep(page, 'Detaljer om boligen', 'Trin 2 af 12')
  await expect(wizard.getByLabel('Type')).toHaveValue('summerhouse')
  const kinds = ['Sommerhus', 'Feriebolig', 'Privat bolig', 'Værelse', 'Lejlighed', 'Villa']
  await expect(wizard.getByLabel('Type').getByRole('option')).toHaveText(kinds)
  const capacities = ['Gæster', 'Soveværelser', 'Senge', 'Badeværelser']
  await expect(wizard.getByRole('group')).toHaveCount(capacities.length)
  for (const name of capacities) await expect(wizard.getByRole('group', { name, exact: true })).toBeVisible()
  const shown = await wizard
    .getByRole('status')
    .filter({ hasText: /^[\d,]+$/ })
    .allTextContents()
  expect(shown).toEqual(['2', '1', '1', '1'])
  await wizard.getByRole('button', { name: 'Flere: Badeværelser' }).click()
  await expect(wizard.getByText('1,5', { exact: true })).toBeVisible()
  await wizard.getByLabel('Titel').fill('Ni tegn..')
  await goOn(page)
  await expect(wizard.getByText('Titlen skal være på 10 til 80 tegn')).toBeVisible()
  await wizard.getByRole('button', { name: 'Tilbage' }).click()
  await expectStep(page, 'Beskriv din bolig', 'Trin 1 af 12')
  await expect(description).toHaveValue('Tyve tegn er der nu.')
})

test('the wizard closes without a question when all is saved, and asks when something is not', async ({ member }) => {
  const { page } = await member('guest')
  await page.goto('/host/create')
  const wizard = wizardOf(page)
  await wizard.getByLabel('Beskrivelse').fill('Et hus')
  await expect(wizard.getByTestId('save-state')).toHaveText('Kladden er gemt')
  await expect(page).toHaveURL(/\/host\/create\/[0-9a-f-]{36}/)
  await page.goto(`${new URL(page.url()).pathname}?step=price`)
  await wizard.getByRole('spinbutton', { name: 'Pris pr. nat, hverdage' }).fill('99')
  await expect(wizard.getByTestId('save-state')).toHaveText('Ikke gemt endnu')
  await wizard.getByRole('button', { name: 'Luk' }).click()
  const question = page.getByRole('dialog', { name: 'Luk uden at gemme?' })
  await expect(question).toContainText('Er du sikker på at du vil lukke? Dine ændringer går tabt.')
  await question.getByRole('button', { name: 'Bliv her' }).click()
  await wizard.getByRole('spinbutton', { name: 'Pris pr. nat, hverdage' }).fill('100')
  await expect(wizard.getByTestId('save-state')).toHaveText('Kladden er gemt')
  await wizard.getByRole('button', { name: 'Luk' }).click()
  await expectToast(page, 'Din kladde er gemt')
  // Somebody without host pages sees the draft on the page for future hosts.
  await expect(page).toHaveURL(/\/bliv-vaert$/)
  await expect(page.getByTestId('draft')).toHaveCount(1)
})

test('someone who is signed out is asked to sign in first', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/host/create')
  await expectToast(page, 'Du skal være logget ind')
  await expect(page).toHaveURL(/\/auth\?next=%2Fhost%2Fcreate/)
})

test('photos are described, put first, deleted and put back, and at most ten', async ({ member }) => {
  // The server scales eleven photos, which takes most of the time on a busy machine.
  test.slow()
  const scaled = { timeout: 60_000 }
  const { page } = await member('guest')
  await page.goto('/host/create')
  await fillUntilPhotos(page, 'Sommerhus ved klitten i Skagen')
  const wizard = wizardOf(page)
  const photos = wizard.getByTestId('photo')
  const names = () => photos.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  await wizard
    .getByTestId('photo-files')
    .setInputFiles([
      { name: 'noter.txt', mimeType: 'text/plain', buffer: Buffer.from('ikke et billede') },
      ...(await Promise.all([20, 90, 160].map((tint) => pictureFile(`${tint}.png`, tint)))),
    ])
  await expect(photos).toHaveCount(3, scaled)
  await expect(wizard.getByTestId('photo-upload')).toContainText('Kun billeder kan bruges: JPEG, PNG, WebP eller AVIF')
  await wizard.getByRole('button', { name: 'Fjern noter.txt' }).click()
  const [first, second, third] = await names()

  await wizard.getByRole('button', { name: 'Gør til forside (3)' }).click()
  await expectToast(page, 'Forsidebillede opdateret')
  await expect.poll(names).toEqual([third, first, second])
  // The keyboard moves it too.
  const lift = () => liftPhoto(page, wizard, 1)
  await lift()
  await page.keyboard.press('ArrowRight')
  await expectPhotoAt(page, 2)
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual([first, third, second])
  // Escape puts a lifted photo down, and the wizard stays.
  await lift()
  await page.keyboard.press('Escape')
  await expect(wizard.getByRole('button', { name: 'Flyt billede 1' })).not.toHaveAttribute('aria-pressed', 'true')
  await expect.poll(names).toEqual([first, third, second])

  await wizard.getByRole('button', { name: 'Slet billede 2' }).click()
  await expect(photos).toHaveCount(2)
  await expectToast(page, 'Foto slettet')
  await wizard.getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(names).toEqual([first, third, second])

  await wizard
    .getByTestId('photo-files')
    .setInputFiles(await Promise.all(Array.from({ length: 8 }, (_, index) => pictureFile(`${index}.png`, 30 + index))))
  await expectToast(page, 'Maksimalt 10 fotos tilladt')
  await expect(photos).toHaveCount(10, scaled)
  await expect(wizard.getByRole('button', { name: 'Vælg billeder' })).toBeDisabled()
})
