import { expect, test } from 'vitest'
import { aDraft, aPhoto, openWizard, refuse, rightAnswers, within, wizardAnswers } from '../../../test/kit.ts'

const openPhotos = async (photos: ReturnType<typeof aPhoto>[]) => {
  const draft = aDraft({ answers: rightAnswers, photos })
  return openWizard({ path: `/host/create/${draft.id}?step=photos`, answers: wizardAnswers(draft) })
}

test('a photo below 1,200 × 800 px is marked as one that gets blurred, and larger ones are not', async () => {
  const small = { ...aPhoto(2), width: 1_199, height: 799 }
  const { wizard } = await openPhotos([{ ...aPhoto(1), width: 1_200, height: 800 }, small])
  const [enough, blurred] = await wizard.findAllByTestId('photo')
  const warning = 'Under 1.200 × 800 px: billedet bliver uskarpt på store skærme'
  expect(within(blurred ?? document.body).getByText(warning)).toBeVisible()
  expect(within(enough ?? document.body).queryByText(warning)).toBeNull()
})

test('a photo that is too small is refused in words', async () => {
  const { app, wizard } = await openPhotos([aPhoto(1)])
  app.answer('POST /api/host/listings/{id}/photos', refuse('photo.tooSmall'))
  const file = new File(['x'], 'lille.png', { type: 'image/png' })
  await app.user.upload(await wizard.findByTestId('photo-files'), file)
  expect(await wizard.findByText(/Billedet er for lille. Det skal være mindst 320 px bredt/)).toBeVisible()
})
