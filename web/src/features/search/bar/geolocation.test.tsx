import { afterEach, expect, test } from 'vitest'
import { expectAddress, openApp, screen, searchPageAnswers, waitFor } from '../../../../test/kit.ts'

/** What a device answers when it is asked where it is. */
interface Device {
  getCurrentPosition: (
    found: (position: { coords: { latitude: number; longitude: number } }) => void,
    refused: (error: { code: number }) => void,
  ) => void
}

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

/** Opens the search's place field on a device with this geolocation; without one, the browser knows none. */
const openPlaces = async (geolocation?: Device) => {
  if (geolocation) Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  const app = await openApp({ path: '/search', answers: searchPageAnswers() })
  await app.user.click(await screen.findByRole('combobox', { name: 'Hvor' }))
  return app
}
const near = 'I nærheden af mig'

test('sharing one’s position finds homes within 25 km', async () => {
  const app = await openPlaces({
    getCurrentPosition: (found) => found({ coords: { latitude: 57.7209, longitude: 10.5841 } }),
  })
  await app.user.click(await screen.findByRole('button', { name: near }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hvor' })).toHaveValue(near))
  // Dates are asked next.
  const calendar = await screen.findByRole('dialog', { name: 'Kalender' })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(calendar).not.toBeInTheDocument())
  await app.user.click(screen.getByRole('button', { name: 'Søg' }))
  await expectAddress(app, '/search?lat=57.721&lng=10.584&radius=25')
  await waitFor(() =>
    expect(app.requests('GET /api/listings').at(-1)?.query).toMatchObject({
      ...{ lat: '57.721', lng: '10.584', radius: '25' },
    }),
  )
})

test('a failed geolocation is explained for every reason', async () => {
  let refuse: (error: { code: number }) => void = () => undefined
  const app = await openPlaces({
    getCurrentPosition: (_found, refused) => {
      refuse = refused
    },
  })
  for (const [code, words] of [
    [1, 'Du har afvist adgang til din lokation'],
    [2, 'Din lokation er ikke tilgængelig'],
    [3, 'Anmodning om lokation fik timeout'],
    [9, 'Kunne ikke hente din lokation'],
  ] as const) {
    await app.user.click(await screen.findByRole('button', { name: near }))
    expect(await screen.findByRole('button', { name: 'Finder din lokation' })).toHaveAttribute('aria-busy', 'true')
    refuse({ code })
    await screen.findByText(words)
    const hint = screen.queryAllByText('Giv tilladelse til lokation i browserindstillinger.')
    expect(hint).toHaveLength(code === 1 ? 1 : 0)
  }
})

test('a browser without geolocation says so', async () => {
  const app = await openPlaces()
  await app.user.click(await screen.findByRole('button', { name: near }))
  await screen.findByText('Geolocation er ikke understøttet i denne browser')
})
