import { expect, test } from 'vitest'
import {
  acceptTerms,
  aDraft,
  fill,
  findDialog,
  findToast,
  lost,
  openWizard,
  waitFor,
  within,
  wizardAnswers,
} from '../../../test/kit.ts'

/** Opens a step of a draft without answers. */
const openStep = async (step: string) => {
  const draft = aDraft()
  const opened = await openWizard({ path: `/host/create/${draft.id}?step=${step}`, answers: wizardAnswers(draft) })
  const button = (name: string) => opened.wizard.getByRole('button', { name })
  return {
    ...opened,
    more: (label: string) => button(`Mere: ${label}`),
    less: (label: string) => button(`Mindre: ${label}`),
  }
}

test('prices, fees and weekends keep their limits and go in steps', async () => {
  const { app, wizard, goOn, expectStep, more, less } = await openStep('price')
  const { user } = app
  const next = wizard.getByRole('button', { name: 'Næste' })
  const [base, fee, markup] = ['Pris pr. nat, hverdage', 'Rengøringsgebyr', 'Tillæg fredag og lørdag (%)']
  const wrong = 'Prisen skal være på 100 til 50.000 hele kr.'
  const price = await wizard.findByRole('spinbutton', { name: base })
  expect(price).toHaveValue(1_000)
  await user.click(more(base))
  expect(price).toHaveValue(1_050)
  await fill(app.user, price, '99')
  expect(next).toBeDisabled()
  await user.tab()
  await wizard.findByText(wrong)
  await fill(app.user, price, '100')
  expect(next).toBeEnabled()
  expect(less(base)).toBeDisabled()
  await fill(app.user, price, '50001')
  await goOn()
  await wizard.findByText(wrong)
  await fill(app.user, price, '50000')
  expect(more(base)).toBeDisabled()

  const cleaning = wizard.getByRole('spinbutton', { name: fee })
  expect(cleaning).toHaveValue(0)
  expect(less(fee)).toBeDisabled()
  await user.click(more(fee))
  expect(cleaning).toHaveValue(50)
  await user.click(wizard.getByLabelText('Rengøring er inkluderet i prisen'))
  expect(cleaning).toBeDisabled()
  await goOn()

  await expectStep('Weekendpris', 'Trin 5 af 12')
  const percent = wizard.getByRole('spinbutton', { name: markup })
  expect(percent).toHaveValue(0)
  expect(less(markup)).toBeDisabled()
  await user.click(more(markup))
  expect(percent).toHaveValue(5)
  await fill(app.user, percent, '95')
  await user.click(more(markup))
  expect(percent).toHaveValue(99)
  expect(more(markup)).toBeDisabled()
})

test('the host terms open by themselves, can be declined, and are needed to go on', async () => {
  const { app, wizard, goOn, expectStep } = await openStep('safety')
  const { user } = app
  const terms = await findDialog('Værtsvilkår')
  await user.click(within(terms).getByText('Afvis'))
  await waitFor(() => expect(terms).not.toBeInTheDocument())
  const disclosures = ['Der er et udendørs overvågningskamera', 'Der er støjmålere', 'Der er våben på ejendommen']
  for (const disclosed of disclosures) expect(wizard.getByLabelText(disclosed)).not.toBeChecked()
  await goOn()
  await findDialog('Værtsvilkår')
  expect(wizard.getByTestId('progress')).toHaveTextContent('Trin 8 af 12')
  const accepted = wizardAnswers()['POST /api/host/terms/accept']
  app.answer('POST /api/host/terms/accept', lost())
  await acceptTerms(app)
  await findToast('Kunne ikke gemme accept af vilkår')
  if (accepted) app.answer('POST /api/host/terms/accept', accepted)
  await user.click(within(await findDialog('Værtsvilkår')).getByText('Acceptér'))
  await findToast('Vilkår accepteret')
  await user.click(await wizard.findByLabelText('Der er støjmålere'))
  await goOn()
  await expectStep('Din første gæst', 'Trin 9 af 12')
  await user.click(wizard.getByText('Tilbage'))
  expect(await wizard.findByLabelText('Der er støjmålere')).toBeChecked()
  expect(wizard.getByLabelText('Der er våben på ejendommen')).not.toBeChecked()
})

test('requests are answered by hand at first, and photos wait for a title', async () => {
  const { wizard, goOn, expectStep } = await openStep('booking')
  await expectStep('Booking-indstillinger', 'Trin 10 af 12')
  expect(wizard.getByRole('radio', { name: /^Godkend hver forespørgsel/ })).toBeChecked()
  wizard.getByText('Godkend selv de første 5 forespørgsler. Derefter anbefaler vi direkte booking.')
  await goOn()
  await findToast('Udfyld titel, type og basispris før billedupload')
  await expectStep('Beskriv din bolig', 'Trin 1 af 12')
})
