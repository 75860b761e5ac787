import { fillUntilPhotos, pictureFile, wizardOf } from './create-listing.ts'
import { expectPhotoAt, liftPhoto } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

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
