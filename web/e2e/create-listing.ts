import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import type { Api } from './people.ts'
import { expectToast } from './toasts.ts'

/** A picture of one tint as a file to upload. */
export const pictureFile = async (name: string, tint: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: tint, g: 120, b: 140 } } })
    .png()
    .toBuffer(),
})

/** The open wizard. */
export const wizardOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Opret ny bolig' })

/** Begins a draft through the API. Returns the path of its wizard. */
export const beginDraft = async (api: Api, answers: object): Promise<string> =>
  `/host/create/${z.object({ id: z.string() }).parse(await api.post('/api/host/drafts', { answers })).id}`

/** Waits for a step by its heading. */
export const expectStep = async (page: Page, heading: string, progress: string): Promise<void> => {
  await expect(wizardOf(page).getByRole('heading', { name: heading })).toBeVisible()
  await expect(wizardOf(page).getByTestId('progress')).toHaveText(progress)
}

/** Goes on to the next step. */
export const goOn = (page: Page): Promise<void> => wizardOf(page).getByRole('button', { name: 'Næste' }).click()

/** Ticks the three parts of the open host terms and accepts them. */
export const acceptTerms = async (page: Page): Promise<void> => {
  const terms = page.getByRole('dialog', { name: 'Værtsvilkår' })
  await expect(terms.getByRole('checkbox')).toHaveCount(3)
  for (const part of ['vilkårene for værter', 'privatlivspolitikken', 'Jeg er ansvarlig']) {
    await expect(terms.getByRole('button', { name: 'Acceptér' })).toBeDisabled()
    await terms.getByRole('checkbox', { name: part }).check()
  }
  await terms.getByRole('button', { name: 'Acceptér' }).click()
}

/** Fills in the steps until the photos. Returns after the terms are accepted and the photo step is open. */
export const fillUntilPhotos = async (page: Page, title: string): Promise<void> => {
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: 'Bolig' }).check()
  await wizard.getByText('Ved stranden', { exact: true }).click()
  await wizard.getByLabel('Beskrivelse').fill('Lyst hus mellem klit og hav med brændeovn og stor terrasse.')
  await goOn(page)
  await wizard.getByLabel('Titel').fill(title)
  await goOn(page)
  await wizard.getByRole('combobox', { name: 'Søg efter adressen' }).fill('fyrvej 36 skag')
  await wizard.getByRole('option', { name: 'Fyrvej 36, 9990 Skagen' }).click()
  await expectToast(page, 'Adresse valgt og valideret ✓')
  await goOn(page)
  await wizard.getByRole('spinbutton', { name: 'Pris pr. nat, hverdage' }).fill('1250')
  for (const heading of ['Weekendpris', 'Rabatter', 'Ekstra services']) {
    await goOn(page)
    await expect(wizard.getByRole('heading', { name: heading })).toBeVisible()
  }
  // The terms open by themselves with the step of safety.
  await goOn(page)
  await acceptTerms(page)
  await expectToast(page, 'Vilkår accepteret')
  for (const heading of ['Din første gæst', 'Booking-indstillinger', 'Billeder']) {
    await goOn(page)
    await expect(wizard.getByRole('heading', { name: heading })).toBeVisible()
  }
}
