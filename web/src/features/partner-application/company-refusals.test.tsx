import { expect, test } from 'vitest'
import {
  type Answers,
  aCompany,
  aGuest,
  anApplication,
  aPayoutAccount,
  findToast,
  lost,
  mainPart,
  type OpenApp,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../test/kit.ts'

const path = '/hotel/partner/opret'
const klitten = { name: 'Badehotellet Klitten A/S', address: 'Havnegade 12', zipcode: '5700', city: 'Svendborg' }

/** Opens the wizard. The server has what the last check left. */
const openWizard = async (answers: Answers): Promise<OpenApp> => {
  const app = await openApp({
    path,
    person: aGuest(),
    answers: { 'GET /api/partner': { application: null, account: aPayoutAccount() }, ...answers },
  })
  await screen.findByLabelText('Virksomhedsnavn')
  return app
}

const fill = async (app: OpenApp, label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label)
  await app.user.clear(field)
  await app.user.type(field, text)
}

const fillCompany = async (app: OpenApp, cvr: string = aCompany.cvr): Promise<void> => {
  await fill(app, 'Virksomhedsnavn', aCompany.companyName)
  await fill(app, 'CVR-nummer', cvr)
  await fill(app, 'Adresse', aCompany.addressLine1)
  await fill(app, 'Postnummer', aCompany.postalCode)
  await fill(app, 'By', aCompany.city)
}

const check = async (app: OpenApp): Promise<void> => app.user.click(screen.getByText('Verificér CVR'))

/** From now on the server has an application whose company is right. */
const store = (app: OpenApp, application = anApplication()): void => {
  app.answer('POST /api/partner/cvr', () => {
    app.answer('GET /api/partner', { application, account: aPayoutAccount() })
    return { application }
  })
}

const findStep = (name: string) => screen.findByText(name, { selector: 'h2' })

test('a name that the register does not have is shown with the one that it has, which can be taken', async () => {
  const app = await openWizard({ 'POST /api/partner/cvr': refuse('CVR_MISMATCH', { cvr_data: klitten }) })
  await fillCompany(app, '20304096')
  await check(app)
  await findToast('CVR-data matcher ikke')
  await findToast('Virksomheden hedder Badehotellet Klitten A/S i CVR-registret. Bekræft venligst virksomhedsnavnet.')
  expect(screen.getByTestId('found-company')).toHaveTextContent(
    'Fundet i CVR-registret: Badehotellet Klitten A/S, Havnegade 12, 5700 Svendborg',
  )
  store(app, anApplication({ companyName: klitten.name, cvr: '20304096', cvrData: klitten }))
  await app.user.click(screen.getByText('Brug navnet fra registret'))
  await findToast('CVR verificeret! Fortsæt til Stripe')
  await findStep('Stripe Connect')
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Badehotellet Klitten A/S')
  expect(app.requests('POST /api/partner/cvr')).toMatchObject([
    { body: { ...aCompany, cvr: '20304096' } },
    { body: { ...aCompany, cvr: '20304096', companyName: klitten.name } },
  ])
})

const refused = [
  {
    what: 'a number of seven digits',
    cvr: '2030401',
    code: 'INVALID_CVR_FORMAT',
    title: 'Ugyldigt CVR-nummer',
    text: 'CVR skal være 8 cifre',
  },
  {
    what: 'a closed company',
    cvr: '20304097',
    code: 'CVR_CLOSED',
    title: 'CVR kunne ikke verificeres',
    text: 'Virksomheden er ophørt ifølge CVR-registret.',
  },
  {
    what: 'an unknown company',
    cvr: '20304000',
    code: 'CVR_NOT_FOUND',
    title: 'CVR kunne ikke verificeres',
    text: 'Der findes ingen virksomhed med det CVR-nummer.',
  },
  {
    what: 'a register that is down',
    cvr: '20304098',
    code: 'partner.registerUnavailable',
    title: 'CVR kunne ikke verificeres',
    text: 'CVR-registret svarer ikke lige nu. Det, du har skrevet, er gemt. Prøv igen om lidt.',
  },
] as const
for (const { what, cvr, code, title, text } of refused)
  test(`${what} is refused with words, and what was written stays`, async () => {
    const app = await openWizard({ 'POST /api/partner/cvr': refuse(code) })
    await fillCompany(app, cvr)
    await check(app)
    await findToast(title)
    expect((await (await mainPart()).findAllByText(text)).length).toBeGreaterThan(0)
    await findStep('CVR & Virksomhed')
    await app.reload()
    expect(await screen.findByLabelText('CVR-nummer')).toHaveValue(cvr)
    expect(screen.getByLabelText('Virksomhedsnavn')).toHaveValue(aCompany.companyName)
    store(app)
    await fill(app, 'CVR-nummer', '20304010')
    await check(app)
    await findStep('Stripe Connect')
  })

test('an answer that is lost says that something went wrong, and what was written stays', async () => {
  const app = await openWizard({ 'POST /api/partner/cvr': lost() })
  await fillCompany(app)
  await check(app)
  await findToast('Der opstod en fejl')
  await app.reload()
  expect(await screen.findByLabelText('Virksomhedsnavn')).toHaveValue(aCompany.companyName)
  store(app)
  await check(app)
  await findStep('Stripe Connect')
})

test('what is missing is said before anything is sent, by the keyboard too', async () => {
  const app = await openWizard({})
  await fill(app, 'Kontakt-e-mail', 'reception')
  const button = screen.getByText('Verificér CVR').closest('button')
  while (document.activeElement !== button) await app.user.tab()
  await app.user.keyboard('{Enter}')
  const summary = await (await mainPart()).findByRole('alert')
  expect(summary).toHaveFocus()
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Skriv virksomhedens navn',
    'Skriv CVR-nummeret',
    'Skriv en gyldig e-mailadresse',
    'Skriv adressen',
    'Skriv postnummeret',
    'Skriv byen',
  ])
  await app.user.tab()
  // The browser follows it to the field.
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByLabelText('Virksomhedsnavn').id}`)
  expect(app.requests('POST /api/partner/cvr')).toEqual([])
})

test('strangers are asked to sign in before they apply as a hotel partner', async () => {
  const app = await openApp({ path })
  await waitFor(() => expect(app.address()).toMatch(/^\/auth\?next=%2Fhotel%2Fpartner%2Fopret/))
})

test('the wizard for hotel partners speaks the language of the person', async () => {
  await openApp({
    path,
    person: aGuest(),
    language: 'de',
    answers: { 'GET /api/partner': { application: null, account: aPayoutAccount() } },
  })
  expect(await (await mainPart()).findByText('CVR prüfen')).toBeVisible()
  expect(screen.getByText('Hotelpartner werden', { selector: 'h1' })).toBeVisible()
})
