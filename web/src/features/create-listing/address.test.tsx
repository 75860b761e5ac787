import { expect, test, vi } from 'vitest'
import {
  aDraft,
  anAddress,
  fill,
  findToast,
  lost,
  openWizard,
  refuse,
  waitFor,
  wizardAnswers,
} from '../../../test/kit.ts'

/** Lets the device answer with a position or an error's code; null takes its geolocation away. */
const answerPosition = (given: { lat: number; lng: number } | number | null): void => {
  const getCurrentPosition = (found: (at: unknown) => void, failed: (why: unknown) => void): void =>
    typeof given === 'number'
      ? failed({ code: given })
      : found({ coords: { latitude: given?.lat, longitude: given?.lng } })
  const value = given === null ? undefined : { getCurrentPosition }
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true })
}

const here = { lat: 57.7236, lng: 10.5836 }

const openLocation = async (answers = {}) => {
  const draft = aDraft({ answers })
  const path = `/host/create/${draft.id}?step=location`
  const opened = await openWizard({ path, answers: wizardAnswers(draft) })
  await opened.expectStep('Hvor ligger boligen?', 'Trin 3 af 12')
  return { ...opened, field: (label: string) => opened.wizard.getByLabelText(label) }
}

const suggested = Array.from({ length: 5 }, (_, at) => ({ ...anAddress, line1: `Strandvej ${at + 1}` }))

test('addresses are suggested from three characters on, 300 ms after the last one, and keys open and close them', async () => {
  const { app, wizard, field } = await openLocation()
  const { user } = app
  app.answer('GET /api/host/addresses', { items: suggested })
  const search = wizard.getByRole('combobox', { name: 'Søg efter adressen' })
  const asked = () => app.requests('GET /api/host/addresses').map(({ query }) => query.q)
  await user.click(search)
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  await user.keyboard('st')
  await vi.advanceTimersByTimeAsync(1_000)
  await user.keyboard('ra')
  await vi.advanceTimersByTimeAsync(299)
  await user.keyboard('{Backspace}')
  await vi.advanceTimersByTimeAsync(299)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  expect(await wizard.findAllByRole('option')).toHaveLength(5)
  expect(asked()).toEqual(['str'])
  await user.keyboard('{Escape}')
  expect(wizard.queryAllByRole('option')).toHaveLength(0)
  await user.keyboard('{ArrowDown}')
  expect(wizard.getAllByRole('option')).toHaveLength(5)
  await user.tab()
  expect(field('Adresse')).toHaveFocus()
  await waitFor(() => expect(wizard.queryAllByRole('option')).toHaveLength(0))
})

test('an address that is missing, unknown or not checked is worded', async () => {
  const { app, wizard, goOn, field } = await openLocation()
  const { user } = app
  expect(field('Land')).toHaveValue('Danmark')
  expect(field('Land')).toBeDisabled()
  wizard.getByRole('region', { name: 'Kort med boligens placering' })
  await goOn()
  await findToast('Udfyld venligst alle adressefelter')
  expect(wizard.getAllByText('Udfyld venligst alle adressefelter')).toHaveLength(3)
  await fill(app.user, field('Adresse'), 'Nowhere 1')
  await fill(app.user, field('Postnummer'), '0001')
  await fill(app.user, field('By'), 'Atlantis')
  app.answer('GET /api/host/addresses/locate', refuse('address.notFound'))
  await goOn()
  await findToast('Kunne ikke finde koordinater for denne adresse')
  app.answer('GET /api/host/addresses/locate', lost())
  await user.click(wizard.getByText('Find på kortet'))
  await findToast('Fejl ved validering af adresse')
  expect(app.requests('GET /api/host/addresses/locate').at(-1)?.query).toEqual({
    ...{ line1: 'Nowhere 1', postalCode: '0001', city: 'Atlantis' },
  })
  app.answer('GET /api/host/addresses/at', lost())
  answerPosition(here)
  await user.click(wizard.getByText('Brug min placering'))
  await findToast('Kunne ikke hente adresse')
})

test('the device finds the address, and why it cannot is worded', async () => {
  const { app, wizard, field } = await openLocation()
  app.answer('GET /api/host/addresses/at', ({ query }) =>
    query.lat === '56.2' ? refuse('address.notFound') : { ...anAddress, line1: 'Fyrvej', location: here },
  )
  for (const [code, words] of [
    [1, 'Du skal give tilladelse til at bruge din placering i browseren'],
    [2, 'Placering er ikke tilgængelig'],
    [3, 'Timeout ved hentning af placering'],
    [9, 'Kunne ikke finde din placering'],
    [null, 'Din browser understøtter ikke geolokation'],
    [{ lat: 56.2, lng: 6 }, 'Ingen adresse fundet på denne placering'],
    [here, 'Adresse valideret ✓'],
  ] as const) {
    answerPosition(code)
    await app.user.click(await wizard.findByText('Brug min placering'))
    await findToast(words)
  }
  expect(field('Adresse')).toHaveValue('Fyrvej')
  expect(field('Postnummer')).toHaveValue('9990')
})

test('a suggested address is taken, a company is asked for by its number, and the next step opens', async () => {
  const { app, wizard, goOn, expectStep, field } = await openLocation()
  const { user } = app
  app.answer('GET /api/host/addresses', { items: [anAddress] })
  await user.type(wizard.getByRole('combobox', { name: 'Søg efter adressen' }), 'fyrvej 36 skag')
  await user.click(await wizard.findByRole('option', { name: 'Fyrvej 36, 9990 Skagen' }))
  await findToast('Adresse valgt og valideret ✓')
  await fill(app.user, field('Adresselinje 2 (valgfri)'), 'Bagved klitten')
  expect(wizard.queryByLabelText('CVR-nummer')).not.toBeInTheDocument()
  await user.click(field('Jeg udlejer som virksomhed'))
  await fill(app.user, field('Virksomhedens navn'), 'Klit ApS')
  await user.type(field('CVR-nummer'), '123456789')
  expect(field('CVR-nummer')).toHaveValue('12345678')
  await user.click(field('Jeg udlejer som virksomhed'))
  expect(wizard.queryByLabelText('Virksomhedens navn')).not.toBeInTheDocument()
  await goOn()
  await expectStep('Basispris', 'Trin 4 af 12')
})

test('a written address without a position is looked up before the next step', async () => {
  const { line1, postalCode, city } = anAddress
  const { app, goOn, expectStep } = await openLocation({ line1, postalCode, city })
  app.answer('GET /api/host/addresses/locate', anAddress)
  await goOn()
  await findToast('Adresse valideret ✓')
  await expectStep('Basispris', 'Trin 4 af 12')
})
