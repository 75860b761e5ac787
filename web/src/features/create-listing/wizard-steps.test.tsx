import { expect, test } from 'vitest'
import { fill, findDialog, findToast, openApp, openWizard, screen, waitFor, within } from '../../../test/kit.ts'

const textsOf = (elements: HTMLElement[]): string[] => elements.map(({ textContent }) => textContent ?? '')

test('the first two steps name what is missing and begin with the defaults', async () => {
  const { app, wizard, goOn, expectStep } = await openWizard({ path: '/host/create' })
  const { user } = app
  await expectStep('Beskriv din bolig', 'Trin 1 af 12')
  expect(wizard.getByRole('heading', { name: 'Opret ny bolig' })).toHaveFocus()
  for (const soon of ['Oplevelse', 'Service'])
    expect(wizard.getByRole('radio', { name: new RegExp(`^${soon}\\s*Kommer snart$`) })).toBeDisabled()
  await goOn()
  for (const wrong of ['Kategori er påkrævet', 'Vælg 1 til 2 ord', 'Beskrivelsen skal være på 20 til 500 tegn'])
    await wizard.findByText(wrong)
  const home = wizard.getByRole('radio', { name: 'Bolig' })
  await waitFor(() => expect(home).toHaveFocus())
  const tags = ['Rolig', 'Unik', 'Familievenlig', 'Stilfuld', 'Central', 'Rummelig', 'Ved stranden', 'Natur']
  for (const tag of [...tags, 'Romantisk', 'Moderne']) expect(wizard.getByLabelText(tag)).toBeInTheDocument()
  expect(wizard.getAllByRole('checkbox')).toHaveLength(10)
  await user.click(home)
  await goOn()
  await waitFor(() => expect(wizard.getByLabelText('Rolig')).toHaveFocus())
  await user.click(wizard.getByText('Rolig'))
  await user.click(wizard.getByText('Natur'))
  expect(wizard.getByLabelText('Moderne')).toBeDisabled()
  await fill(app.user, wizard.getByLabelText(/^Beskrivelse/), 'Nitten tegn her nu.')
  await goOn()
  await wizard.findByText('Beskrivelsen skal være på 20 til 500 tegn')
  await expectStep('Beskriv din bolig', 'Trin 1 af 12')
  await fill(app.user, wizard.getByLabelText(/^Beskrivelse/), 'Tyve tegn er der nu.')
  await goOn()

  await expectStep('Detaljer om boligen', 'Trin 2 af 12')
  const kind = wizard.getByLabelText('Type')
  expect(kind).toHaveValue('summerhouse')
  expect(textsOf(within(kind).getAllByRole('option'))).toEqual([
    ...['Sommerhus', 'Feriebolig', 'Privat bolig', 'Værelse', 'Lejlighed', 'Villa'],
  ])
  const capacities = wizard.getAllByRole('group')
  for (const [at, name] of ['Gæster', 'Soveværelser', 'Senge', 'Badeværelser'].entries())
    expect(capacities[at]).toHaveAccessibleName(name)
  expect(capacities).toHaveLength(4)
  const shown = textsOf(wizard.getAllByRole('status')).filter((text) => /^[\d,]+$/.test(text))
  expect(shown).toEqual(['2', '1', '1', '1'])
  await user.click(wizard.getByLabelText('Flere: Badeværelser'))
  await wizard.findByText('1,5')
  await fill(app.user, wizard.getByLabelText(/^Titel/), 'Ni tegn..')
  await goOn()
  await wizard.findByText('Titlen skal være på 10 til 80 tegn')
  await user.click(wizard.getByText('Tilbage'))
  await expectStep('Beskriv din bolig', 'Trin 1 af 12')
  expect(wizard.getByLabelText(/^Beskrivelse/)).toHaveValue('Tyve tegn er der nu.')
})

test('the wizard closes without a question when all is saved, and asks when something is not', async () => {
  const { app, wizard, dialog } = await openWizard({
    path: '/host/create?step=price',
    // The page where it ends.
    answers: { 'GET /api/hosting/terms': { platformFeePercent: 10, serviceFeePercent: 15, releaseHours: 24 } },
  })
  const { user } = app
  const price = wizard.getByRole('spinbutton', { name: 'Pris pr. nat, hverdage' })
  const state = (words: string) => waitFor(() => expect(wizard.getByTestId('save-state')).toHaveTextContent(words))
  await fill(app.user, price, '1100')
  await state('Kladden er gemt')
  expect(app.address()).toMatch(/^\/host\/create\/[0-9a-f-]{36}\?step=price$/)
  await fill(app.user, price, '99')
  await state('Ikke gemt endnu')
  await user.click(await wizard.findByRole('button', { name: 'Luk' }))
  const question = await findDialog('Luk uden at gemme?')
  expect(question).toHaveTextContent('Er du sikker på at du vil lukke? Dine ændringer går tabt.')
  within(question).getByRole('button', { name: 'Bliv her' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  await user.click(await wizard.findByRole('button', { name: 'Mere: Pris pr. nat, hverdage' }))
  await state('Kladden er gemt')
  await user.click(await wizard.findByRole('button', { name: 'Luk' }))
  await findToast('Din kladde er gemt')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  // Somebody without host pages sees the draft on the page for future hosts.
  expect(app.address()).toBe('/bliv-vaert')
  expect(await screen.findAllByTestId('draft')).toHaveLength(1)
  expect(app.requests('PATCH /api/host/drafts/{id}').at(-1)?.body).toMatchObject({ answers: { basePrice: 100 } })
})

test('someone who is signed out is asked to sign in before they begin a home', async () => {
  const app = await openApp({ path: '/host/create' })
  await findToast('Du skal være logget ind')
  await waitFor(() => expect(app.address()).toBe('/auth?next=%2Fhost%2Fcreate'))
})
