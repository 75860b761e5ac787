import { expect, test } from 'vitest'
import {
  type Answers,
  aCard,
  aFoundHome,
  aListing,
  aPlace,
  dayOf,
  expectAddress,
  foundHomes,
  frontPageAnswers,
  homeAnswers,
  mainPart,
  openApp,
  screen,
  searchPageAnswers,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const place = () => screen.findByRole('combobox', { name: 'Hvor' })
const when = () => screen.findByRole('button', { name: /^Hvornår/ })

const openSearch = (path = '/search', answers: Answers = {}) =>
  openApp({ path, answers: { ...searchPageAnswers(), ...answers } })

test('the search calendar starts on Monday, disables past days, and picks a range by clicks', async () => {
  const { user } = await openSearch()
  const button = await when()
  await user.click(button)
  const calendar = await screen.findByRole('dialog', { name: 'Kalender' })
  await waitFor(() => expect(dayOf(calendar, '2031-05-14')).toBeEnabled())
  expect(calendar.querySelector('th')).toHaveAccessibleName('mandag')
  expect(dayOf(calendar, '2031-05-13')).toBeDisabled()
  const pick = (day: string): Promise<void> => user.click(dayOf(calendar, `2031-05-${day}`))
  await pick('22')
  expect(button).toHaveTextContent('22. maj –')
  // A day before the arrival restarts the range.
  await pick('19')
  expect(button).toHaveTextContent('19. maj –')
  await pick('21')
  expect(button).toHaveTextContent('21. maj')
  await pick('23')
  expect(within(calendar).getByText(/ gælder, til du har valgt nye datoer\.$/)).toBeInTheDocument()
  expect(button).toHaveTextContent('19. maj –')
  await pick('25')
  expect(button).toHaveTextContent('23.')
  expect(button).not.toHaveTextContent('19. maj')

  // Switching between flexible and fixed dates keeps both choices.
  await user.click(within(calendar).getByText('Jeg er fleksibel'))
  await user.click(within(calendar).getByText('En uge'))
  expect(button).toHaveTextContent('En uge i')
  await user.click(within(calendar).getByText('Datoer'))
  expect(button).toHaveTextContent('25. maj')
  await user.click(within(calendar).getByText('Jeg er fleksibel'))
  expect(button).toHaveTextContent('En uge i')
})

test('suggestions find a misspelled place by keyboard, and lead directly to a home', async () => {
  const home = aListing()
  const app = await openSearch()
  app.answer('GET /api/suggestions', ({ query }) => ({
    places: [aPlace('Skagen')],
    homes: query.q === 'Skagen' ? [{ ...aFoundHome(home.title), id: home.id }] : [],
  }))
  const field = await place()
  await app.user.type(field, 'skgen')
  const list = await screen.findByRole('listbox', { name: 'Forslag' })
  const places = await within(list).findByRole('group', { name: 'Steder' })
  const skagen = within(places).getByRole('option', { name: /^Skagen/ })
  await app.user.keyboard('{ArrowDown}')
  expect(skagen).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', skagen.id)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(list).not.toBeInTheDocument())
  expect(field).toHaveFocus()
  await app.user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Skagen')
  await screen.findByRole('dialog', { name: 'Kalender' })
  await app.user.keyboard('{Escape}')
  await waitFor(async () => expect(await when()).toHaveFocus())
  await app.user.tab()
  expect(screen.getByRole('button', { name: /^Hvem/ })).toHaveFocus()
  // A home by its title.
  app.answer('GET /api/listings/{id}', home)
  for (const route of ['availability', 'nearby', 'reviews'] as const) {
    const path = `GET /api/listings/{id}/${route}` as const
    const known = homeAnswers(home)[path]
    if (known) app.answer(path, known)
  }
  await app.user.clear(field)
  await app.user.type(field, 'Skagen')
  const homes = await screen.findByRole('group', { name: 'Boliger' })
  await app.user.click(await within(homes).findByRole('option', { name: new RegExp(home.title) }))
  await expectAddress(app, new RegExp(`^/listing/${home.id}`))
})

test('a place that was searched before its suggestions came has them when its field is opened again', async () => {
  const app = await openApp({
    path: '/',
    answers: {
      ...frontPageAnswers([aCard()]),
      ...searchPageAnswers(),
      'GET /api/suggestions': { places: [aPlace('Skagen')], homes: [] },
    },
  })
  await app.user.type(await place(), 'Skagen')
  await app.user.keyboard('{Enter}')
  await expectAddress(app, /^\/search\?place=Skagen/)
  await screen.findByRole('heading', { level: 1, name: '1 bolig fundet' })
  await app.user.click(await place())
  const list = await screen.findByRole('listbox', { name: 'Forslag' })
  await within(list).findByRole('option', { name: /^Skagen/ })
})

test('the search’s counters never go below zero', async () => {
  const { user } = await openSearch()
  await user.click(await screen.findByRole('button', { name: /^Hvem/ }))
  const guests = await screen.findByRole('dialog', { name: 'Gæster' })
  for (const [who, age] of [
    ['Voksne', '13 år og derover'],
    ['Børn', '2–12 år'],
    ['Spædbørn', 'Under 2 år'],
    ['Kæledyr', 'Viser boliger, hvor kæledyr er velkomne'],
  ] as const) {
    const fewer = within(guests).getByRole('button', { name: `Færre: ${who}` })
    expect(fewer).toBeDisabled()
    expect(guests).toHaveTextContent(age)
    await user.click(within(guests).getByRole('button', { name: `Flere: ${who}` }))
    expect(fewer).toBeEnabled()
    await user.click(fewer)
    expect(fewer).toBeDisabled()
  }
})

test('a week and “by the sea” set dates and category, and a place gets its own spelling', async () => {
  const app = await openSearch()
  app.answer('GET /api/suggestions', ({ query }) => ({
    places: /skagen/i.test(query.q ?? '') ? [aPlace('Skagen')] : [],
    homes: [],
  }))
  const field = await place()
  await app.user.type(field, 'Uge 29 ved havet')
  await screen.findByText(/^Vi søger på datoerne .*jul/)
  await app.user.click(screen.getByRole('button', { name: 'Søg' }))
  const week = 'checkIn=2031-07-14&checkOut=2031-07-21'
  await expectAddress(app, `/search?q=ved+havet&category=ved-stranden&${week}`)
  await waitFor(() =>
    expect(app.requests('GET /api/listings').at(-1)?.query).toMatchObject({
      category: 'ved-stranden',
      checkIn: '2031-07-14',
      checkOut: '2031-07-21',
    }),
  )
  // The text stays in its field, and filters nothing beyond its category.
  expect(app.requests('GET /api/listings').at(-1)?.query).not.toHaveProperty('q')
  expect(await place()).toHaveValue('ved havet')
  const categories = await screen.findByRole('navigation', { name: 'Kategorier' })
  expect(within(categories).getByRole('link', { name: 'Ved stranden' })).toHaveAttribute('aria-current', 'true')

  // A place replaces the text and its category.
  await app.user.clear(await place())
  await app.user.type(await place(), 'skagen')
  await app.user.click(screen.getByRole('button', { name: 'Søg' }))
  await expectAddress(app, `/search?place=Skagen&${week}`)
  await waitFor(async () => expect(await place()).toHaveValue('Skagen'))
})

test('an address with a place in another spelling shows the place’s own', async () => {
  await openSearch('/search?place=SKAGEN', { 'GET /api/listings': foundHomes([aCard()], { place: 'Skagen' }) })
  const main = await mainPart()
  await waitFor(async () => expect(await place()).toHaveValue('Skagen'))
  await main.findByText(/^i Skagen · /)
  await waitFor(() => expect(document.title).toBe('Boliger i Skagen – Nordbo'))
})

test('the search bar takes one popup at a time, and the search is remembered', async () => {
  const app = await openSearch()
  app.answer('GET /api/suggestions', { places: [aPlace('Aarhus')], homes: [] })
  await app.user.click(await place())
  const places = await screen.findByTestId('place-panel')
  await app.user.click(within(places).getByRole('option', { name: /Aarhus/ }))
  const calendar = await screen.findByRole('dialog', { name: 'Kalender' })
  expect(places).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: /^Hvem/ }))
  await waitFor(() => expect(calendar).not.toBeInTheDocument())
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await app.user.click(screen.getByRole('button', { name: 'Søg' }))
  await expectAddress(app, '/search?place=Aarhus')
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('nordbo-search') ?? '{}')).toMatchObject({ place: 'Aarhus', locale: 'da' }),
  )
})
