import { expect, test, vi } from 'vitest'
import {
  type Answers,
  aGuest,
  aListing,
  aProfile,
  findDialog,
  findToast,
  homeAnswers,
  keptProfile,
  type OpenApp,
  openApp,
  type Person,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const title = 'Sprog, region og valuta'
const writes = ['PATCH /api/me/profile', 'POST /api/consents', 'PUT /api/me/privacy'] as const

const opened = async (person: Person | null = null, answers: Answers = {}) => {
  const app = await openApp({ path: `/listing/${home.id}`, person, answers: { ...homeAnswers(home), ...answers } })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const opener = async () =>
  within(await screen.findByRole('banner')).findByRole('button', { name: /^(Sprog|Language), region / })

/** Opens the dialog from the top bar. */
const openDialog = async ({ user }: OpenApp) => {
  await user.click(await opener())
  return within(await findDialog(title))
}

const chooseLanguage = async ({ user }: OpenApp, code: string): Promise<void> => {
  const [choice] = document.querySelectorAll(`[role=dialog] [data-value="${code}"]`)
  if (choice) await user.click(choice)
}

const textsOf = (all: HTMLElement[]) => all.map(({ textContent }) => textContent)

test('the top bar opens a dialog with a tab for language and region and one for the currency', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK'])
  const app = await opened()
  const dialog = await openDialog(app)
  expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(title)
  expect(textsOf(dialog.getAllByRole('tab'))).toEqual(['Sprog og region', 'Valuta'])
  const translation = dialog.getByRole('switch', { name: 'Oversættelse' })
  expect(translation).toBeDisabled()
  expect(translation).toHaveAccessibleDescription(/beskrivelser og anmeldelser.*Ikke tilgængelig endnu/)
  const suggested = within(dialog.getByRole('radiogroup', { name: 'Foreslåede sprog' }))
  expect(textsOf(suggested.getAllByRole('radio'))).toEqual([
    'DanskDanmark',
    'EnglishUnited States',
    'EnglishUnited Kingdom',
  ])
  const all = within(dialog.getByRole('radiogroup', { name: 'Alle sprog og regioner' }))
  expect(textsOf(all.getAllByRole('radio'))).toEqual([
    'DanskDanmark',
    'EnglishUnited States',
    'EnglishUnited Kingdom',
    'DeutschDeutschland',
    'FrançaisFrance',
    'PortuguêsBrasil',
    '中文中国',
    'العربيةالعالم العربي',
  ])
  expect(all.getByRole('radio', { checked: true })).toHaveTextContent('DanskDanmark')
  await app.user.click(dialog.getByRole('tab', { name: 'Valuta' }))
  const currencies = within(dialog.getByRole('radiogroup', { name: 'Vælg en valuta' }))
  expect(textsOf(currencies.getAllByRole('radio'))).toEqual([
    'Dansk kroneDKK · kr.',
    'EuroEUR · €',
    'Svensk kroneSEK · kr.',
    'Norsk kroneNOK · kr.',
    'Amerikansk dollarUSD · $',
    'Britisk pundGBP · £',
    'SchweizerfrancCHF',
    'Polsk zlotyPLN · zł',
  ])
})

test('signed out a choice stays in the browser and sends no write', async () => {
  const app = await opened()
  await openDialog(app)
  await chooseLanguage(app, 'en')
  await findToast('Language updated')
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.click(dialog.getByRole('tab', { name: 'Currency' }))
  await app.user.click(dialog.getByRole('radio', { name: /Swedish Krona/ }))
  await findToast('Currency updated')
  for (const route of writes) expect(app.requests(route)).toEqual([])
  await app.user.keyboard('{Escape}')
  await waitFor(async () => expect(await opener()).toHaveAccessibleName(/: English, SEK$/))
  expect(document.cookie).toContain('nordbo_language=en')
  expect(document.cookie).toContain('nordbo_currency=SEK')
})

test('signed in the dialog reads the profile, and choices are written to it', async () => {
  const accessibility = { reducedMotion: 'system', highContrast: 'system', textSize: 'large' } as const
  const app = await opened(gerda, keptProfile(aProfile(gerda.user, { accessibility })))
  // The page itself reads it once, for the reading aids.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'large'))
  expect(app.requests('GET /api/me/profile')).toHaveLength(1)
  const dialog = await openDialog(app)
  await waitFor(() => expect(app.requests('GET /api/me/profile'), 'opening the dialog').toHaveLength(2))
  await chooseLanguage(app, 'en')
  await findToast('Language updated')
  await chooseLanguage(app, 'da')
  await findToast('Sprog opdateret')
  await app.user.click(dialog.getByRole('tab', { name: 'Valuta' }))
  await app.user.click(dialog.getByRole('radio', { name: /Norsk krone/ }))
  await findToast('Valuta opdateret')
  expect(app.requests('PATCH /api/me/profile').map(({ body }) => body)).toEqual([
    { preferredLocale: 'en' },
    { preferredLocale: 'da' },
    { preferredCurrency: 'NOK' },
  ])
})

test('what a person chose elsewhere is shown to them in another browser', async () => {
  await opened(aGuest({ currency: 'NOK' }))
  await waitFor(async () => expect(await opener()).toHaveAccessibleName(/: Dansk, NOK$/))
})

test('a choice that cannot be saved says so and changes nothing', async () => {
  const app = await opened(gerda, { 'PATCH /api/me/profile': refuse('service.unavailable') })
  const dialog = await openDialog(app)
  await chooseLanguage(app, 'en')
  await findToast('Kunne ikke gemme sprogindstilling')
  expect(document.documentElement).toHaveAttribute('lang', 'da')
  await app.user.click(dialog.getByRole('tab', { name: 'Valuta' }))
  await app.user.click(dialog.getByRole('radio', { name: /Euro/ }))
  await findToast('Kunne ikke gemme valutaindstilling')
  expect(dialog.getByRole('radio', { checked: true })).toHaveTextContent(/Dansk krone/)
})

test('by keyboard arrows move among the choices and only Enter chooses', async () => {
  const app = await opened()
  const from = await opener()
  from.focus()
  await app.user.keyboard('{Enter}')
  const dialog = within(await findDialog(title))
  dialog.getByRole('tab', { name: 'Sprog og region' }).focus()
  await app.user.keyboard('{ArrowRight}')
  await waitFor(() => expect(dialog.getByRole('tab', { name: 'Valuta' })).toHaveFocus())
  const focused = (name: RegExp) => waitFor(() => expect(dialog.getByRole('radio', { name })).toHaveFocus())
  const [first] = await dialog.findAllByRole('radio', { name: /Dansk krone/ })
  first?.focus()
  await app.user.keyboard('{ArrowDown}{ArrowRight}')
  await focused(/Svensk krone/)
  await app.user.keyboard('{ArrowUp}')
  await focused(/Euro/)
  expect(app.requests('GET /api/currencies')).toEqual([])
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.getByRole('radio', { name: /Euro/ })).toBeChecked())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(from).toHaveFocus())
  expect(from).toHaveAccessibleName(`${title}: Dansk, EUR`)
})
