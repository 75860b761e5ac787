import { expect, test } from 'vitest'
import {
  aDraft,
  aGuest,
  aPhoto,
  broken,
  fill,
  findDialog,
  findToast,
  lost,
  openApp,
  openWizard,
  refuse,
  rightAnswers,
  waitFor,
  within,
  wizardAnswers,
} from '../../../test/kit.ts'

const picture = (name: string): File => new File(['image'], name, { type: 'image/png' })

/** Opens a step of a draft with right answers. */
const openStep = async (step: string, changes: Parameters<typeof aDraft>[0] = {}) => {
  const draft = aDraft({ answers: rightAnswers, ...changes })
  return openWizard({ path: `/host/create/${draft.id}?step=${step}`, answers: wizardAnswers(draft) })
}

test('a draft that cannot be made is worded with its reason, and what was typed is kept', async () => {
  const { app, wizard, goOn, expectStep } = await openWizard({
    // Photos and the review need a draft.
    path: '/host/create?step=review',
    answers: { 'POST /api/host/drafts': lost() },
  })
  await expectStep('Beskriv din bolig', 'Trin 1 af 12')
  await app.user.click(wizard.getByRole('radio', { name: 'Bolig' }))
  await app.user.click(wizard.getByText('Rolig'))
  await fill(app.user, wizard.getByLabelText(/^Beskrivelse/), 'Tyve tegn er der nu.')
  await goOn()
  await findToast('Kunne ikke oprette annonce')
  await expectStep('Detaljer om boligen', 'Trin 2 af 12')
  await fill(app.user, wizard.getByLabelText(/^Titel/), 'Sommerhus ved klitten')

  // What was typed is in the tab.
  const later = await openWizard({ path: '/host/create?step=booking', answers: { 'POST /api/host/drafts': lost() } })
  await later.expectStep('Booking-indstillinger', 'Trin 10 af 12')
  await later.goOn()
  await findToast('Kunne ikke oprette kladde til fotos: ukendt fejl')
  later.app.answer('POST /api/host/drafts', refuse('listing.tooManyDrafts'))
  await later.goOn()
  await findToast(/^Kunne ikke oprette kladde til fotos: Du kan højst have 20 kladder\./)
  const draft = aDraft()
  later.app.answer('GET /api/host/drafts/{id}', draft)
  later.app.answer('POST /api/host/drafts', { id: draft.id, revision: draft.revision })
  await later.goOn()
  await later.expectStep('Billeder', 'Trin 11 af 12')
  expect(later.app.address()).toBe(`/host/create/${draft.id}?step=photos`)
  expect(later.app.requests('POST /api/host/drafts').at(-1)?.body).toMatchObject({
    answers: { title: 'Sommerhus ved klitten', description: 'Tyve tegn er der nu.', tags: ['quiet'] },
  })
})

test('a photo that fails is worded and sent again, and failed changes leave the photos as they are', async () => {
  const { app, wizard } = await openStep('photos', { photos: [aPhoto(1)] })
  const { user } = app
  const files = await wizard.findByTestId('photo-files')
  app.answer('POST /api/host/listings/{id}/photos', lost())
  await user.upload(files, picture('klit.png'))
  await findToast('Kunne ikke uploade foto')
  app.answer('POST /api/host/listings/{id}/photos', { photo: aPhoto(2), repeated: false })
  app.answer('GET /api/host/listings/{id}/photos', { photos: [aPhoto(1), aPhoto(2)] })
  await user.click(wizard.getByRole('button', { name: 'Prøv igen: klit.png' }))
  await findToast('Foto uploadet')
  await waitFor(() => expect(wizard.getAllByTestId('photo')).toHaveLength(2))
  const sent = { file: { type: 'image/png' } }
  expect(app.requests('POST /api/host/listings/{id}/photos').map(({ body }) => body)).toMatchObject([sent, sent])
  app.answer('PUT /api/host/listings/{id}/photos/order', lost())
  await user.click(wizard.getByRole('button', { name: 'Gør til forside (2)' }))
  await findToast('Kunne ikke opdatere forsidebillede')
  app.answer('DELETE /api/host/listings/{id}/photos/{hash}', lost())
  await user.click(wizard.getByRole('button', { name: 'Slet billede 2' }))
  await findToast('Kunne ikke slette foto')
  expect(wizard.getAllByTestId('photo')).toHaveLength(2)
  app.answer('POST /api/host/listings/{id}/photos', refuse('auth.required'))
  await user.upload(files, picture('sand.png'))
  await findToast('Du skal være logget ind for at uploade fotos')
})

test('a publication that fails is worded, in English too', async () => {
  const { app, wizard, expectStep } = await openStep('review')
  await expectStep('Gennemse og udgiv', 'Trin 12 af 12')
  const publish = wizard.getByRole('button', { name: 'Udgiv bolig' })
  for (const [failure, words] of [
    [refuse('listing.incomplete', { missing: [] }), 'Udfyld alle påkrævede felter før publicering'],
    [refuse('auth.required'), 'Du skal være logget ind'],
    [refuse('auth.suspended'), /^Fejl ved publicering: Kontoen er spærret\./],
    [refuse('service.unavailable'), 'Kunne ikke udgive annonce'],
    [broken(502), 'Kunne ikke udgive annonce'],
  ] as const) {
    app.answer('POST /api/host/drafts/{id}/publish', failure)
    await waitFor(() => expect(publish).toBeEnabled())
    await app.user.click(publish)
    await findToast(words)
  }
})

test('an incomplete home is worded in English for somebody who reads English', async () => {
  const draft = aDraft()
  const answers = { ...wizardAnswers(draft), 'POST /api/host/drafts/{id}/publish': refuse('listing.incomplete') }
  const app = await openApp({
    ...{ path: `/host/create/${draft.id}?step=review`, person: aGuest(), language: 'en', answers },
  })
  const wizard = within(await findDialog('List a new home'))
  await app.user.click(await wizard.findByRole('button', { name: 'Publish home' }))
  await findToast('Fill in all required fields before publishing')
})
