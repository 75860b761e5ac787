import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, firstNames, test } from './test.ts'
import { expectToast } from './toasts.ts'

/** A PNG of 1×1 pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a guest signs in, reviews a stay by keyboard, and guest and host see both reviews', async ({
  member,
  visitor,
  account,
  home,
  endedStay,
  signIn,
}) => {
  const host = await member('host')
  const guest = await account('guest')
  const stay = await endedStay(await home({ host: host.login }), guest)

  const opened = await visitor()
  const { page } = opened
  await page.goto(`/review/${stay.id}`)
  await expectToast(page, 'Du skal være logget ind')
  await expect(page).toHaveURL(/\/auth\?next=.*review/)
  await signIn(opened, guest)
  await page.goto('/trips?tab=past')
  await page.getByRole('link', { name: 'Skriv anmeldelse' }).click()
  await page.getByRole('button', { name: 'Indsend anmeldelse' }).click()
  await expect(page.getByText('Vælg venligst en bedømmelse')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio', { name: '5 stjerner' })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: '1 stjerne' })).toBeFocused()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stjerner' })).toBeChecked()
  await page.getByRole('button', { name: 'Indsend anmeldelse' }).click()
  await expect(page.getByText('Skriv en anmeldelse')).toBeVisible()
  await page.getByLabel('Din anmeldelse').fill('Lyst hus, og havet lige udenfor.')
  await page.reload()
  await expect(page.getByRole('radio', { name: '4 stjerner' })).toBeChecked()
  await expect(page.getByLabel('Din anmeldelse')).toHaveValue('Lyst hus, og havet lige udenfor.')
  await expectAccessibleInAnyLight(page, 'the review form')
  await page.getByRole('button', { name: 'Indsend anmeldelse' }).click()
  await expectToast(page, 'Anmeldelse indsendt')
  await expect(page).toHaveURL(/\/trips/)
  await expect(page.getByRole('link', { name: 'Se din anmeldelse' })).toBeVisible()

  await host.page.goto('/host/dashboard/requests')
  await host.page.getByTestId('ended-stay').getByRole('link', { name: 'Bedøm gæsten' }).click()
  await expect(host.page.getByText('Lyst hus')).toHaveCount(0)
  await host.page.locator('label').filter({ hasText: '5 stjerner' }).click()
  await host.page.getByLabel('Din anmeldelse').fill('Gode gæster.')
  await host.page.getByRole('button', { name: 'Indsend anmeldelse' }).click()
  await expectToast(host.page, 'Anmeldelse indsendt')
  await host.page.getByTestId('ended-stay').getByRole('link', { name: 'Se din anmeldelse' }).click()
  await expect(host.page.getByText('Lyst hus, og havet lige udenfor.')).toBeVisible()
  await host.page.getByLabel('Dit svar').fill('Tak for besøget')
  await host.page.getByRole('button', { name: 'Send svar' }).click()
  await expect(host.page.getByText('Tak for besøget')).toBeVisible()
  await expect(host.page.getByLabel('Dit svar')).toHaveCount(0)
})

test('damage is reported with photos that survive a reload and a failure, and the host answers', async ({
  member,
  home,
  endedStay,
  watch,
}) => {
  const [host, guest] = [await member('host'), await member()]
  const stay = await endedStay(await home({ host: host.login }), guest.login)
  const { page } = guest
  watch.expectRefusal(422, /damage-photos$/)
  await page.goto(`/damage-claim/${stay.id}`)
  await page.getByLabel('Beskrivelse').fill('  En rude  ')
  await page.getByRole('button', { name: 'Indsend skadesrapport' }).click()
  await expect(page.getByText('Beskriv skaden med mindst 10 tegn')).toBeVisible()
  await expect(page.getByLabel('Beskrivelse')).toBeFocused()
  await page.getByLabel('Beskrivelse').fill('Ruden i køkkenet er revnet')
  await page.getByLabel('Anslået pris i DKK').fill('12,5')
  const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Tilføj billeder' }).click()
    await (await chooser).setFiles(files)
  }
  await choose(
    { name: 'rude.png', mimeType: 'image/png', buffer: png },
    { name: 'falsk.png', mimeType: 'image/png', buffer: Buffer.from('intet billede') },
  )
  await expect(page.getByRole('alert').getByText('falsk.png kunne ikke tilføjes')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Billede 1 af skaden' })).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the damage form')
  await page.reload()
  await expect(page.getByTestId('damage-photo')).toHaveCount(1)
  await expect(page.getByLabel('Beskrivelse')).toHaveValue('Ruden i køkkenet er revnet')
  await page.getByRole('button', { name: 'Indsend skadesrapport' }).click()
  await expect(page.getByText('Skriv et helt tal på 0 eller mere')).toBeVisible()
  await page.getByLabel('Anslået pris i DKK').fill('-1')
  await page.getByRole('button', { name: 'Indsend skadesrapport' }).click()
  await expect(page.getByText('Skriv et helt tal på 0 eller mere')).toBeVisible()
  await page.getByLabel('Anslået pris i DKK').fill('1200')
  await page.getByRole('button', { name: 'Indsend skadesrapport' }).click()
  await expectToast(page, 'Skadesrapport indsendt')
  await expect(page).toHaveURL(/\/trips/)

  await page.goto(`/damage-claim/${stay.id}`)
  const report = page.getByTestId('damage-report')
  await expect(report).toContainText('Indsendt')
  await host.page.goto(`/damage-claim/${stay.id}`)
  await expect(host.page.getByRole('img', { name: 'Billede 1 af skaden' })).toBeVisible()
  await expect(host.page.getByText('Anslået pris: 1.200 DKK')).toBeVisible()
  await host.page.getByLabel('Dit svar').fill('Glarmesteren kommer mandag')
  await host.page.getByRole('button', { name: 'Send svar' }).click()
  // Live, without a reload.
  await expect(report.getByText('Glarmesteren kommer mandag')).toBeVisible()
  const close = report.getByRole('button', { name: 'Afslut skadesrapporten' })
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Behold den' }).click()
  await expect(close).toBeFocused()
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Afslut skadesrapporten' }).click()
  await expect(report).toHaveAttribute('data-status', 'closed')

  await host.page.getByLabel('Beskrivelse').fill('Sofaen er revet op')
  await host.page.getByLabel('Anslået pris i DKK').fill('800')
  await host.page.getByRole('button', { name: 'Indsend skadesrapport' }).click()
  await expectToast(host.page, 'Skadesrapport indsendt')
  await expect(host.page).toHaveURL(/\/host\/dashboard\/requests$/)
  const ofHost = report.filter({ hasText: `Skadesrapport fra ${firstNames.host}` })
  await expect(ofHost).toContainText('Sofaen er revet op')
  await expect(ofHost).toContainText('Anslået pris: 800 DKK')
  await expect(ofHost.getByRole('button', { name: 'Send svar' })).toBeVisible()
})
