import { expect, test } from 'vitest'
import {
  aGuest,
  aHost,
  findToast,
  hostAnswers,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { ListingExtra } from '../../lib/api/model.ts'

const anExtra = (changes: Partial<ListingExtra>): ListingExtra => ({
  ...{ code: 'INSURANCE', textKey: 'insurance', status: 'off', wanted: false, enabled: false, periodEnd: null },
  ...{ endsAtPeriodEnd: false, failure: null, nextTryAt: null, price: 299 },
  ...changes,
})

/** The four extras of a home, of which smart pricing was chosen in the wizard. */
const chosen = (): ListingExtra[] => [
  anExtra({}),
  anExtra({ code: 'FEATURED', textKey: 'featured', price: 499 }),
  anExtra({ code: 'INSTANT_PAYOUTS', textKey: 'instantPayouts', price: 149 }),
  anExtra({ code: 'SMART_PRICING', textKey: 'smartPricing', price: 199, wanted: true }),
]

const path = `/host/dashboard/listings/${newId()}/extras`
const cards = { items: [] }

test('the chosen extras can be left for later or dismissed, and nothing is paid', async () => {
  let items = chosen()
  const app = await openApp({
    path,
    person: aHost(),
    answers: {
      ...hostAnswers(),
      'GET /api/payment-methods': cards,
      'GET /api/host/listings/{id}/extras': () => ({ title: 'Klithuset', items }),
      'PUT /api/host/listings/{id}/extras/{code}': () => {
        items = items.map((extra) => ({ ...extra, wanted: false }))
        return { extra: anExtra({ code: 'SMART_PRICING', textKey: 'smartPricing' }), step: 'done', clientSecret: null }
      },
    },
  })
  const findOffer = () => screen.findByRole('region', { name: 'Start de valgte services' })
  const [line, ...others] = within(await findOffer()).getAllByRole('listitem')
  expect(line).toHaveTextContent(/Smart prissætning\s*199\s*DKK pr/)
  expect(others).toEqual([])
  await app.reload()
  await app.user.click(within(await findOffer()).getByText('Ikke nu'))
  await waitFor(() => expect(screen.queryByText('Start de valgte services')).not.toBeInTheDocument())
  await app.reload()
  expect(await screen.findAllByRole('switch')).toHaveLength(4)
  expect(screen.queryByText('Start de valgte services')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Næste betaling: /)).not.toBeInTheDocument()
  const sent = app.requests('PUT /api/host/listings/{id}/extras/{code}')
  expect(sent).toMatchObject([{ params: { code: 'SMART_PRICING' }, body: { enabled: false } }])
})

test('guests and other hosts do not reach the extras of a home', async () => {
  const answers = {
    ...hostAnswers(),
    'GET /api/payment-methods': cards,
    'GET /api/host/listings/{id}/extras': refuse('auth.forbidden'),
  }
  await openApp({ path, person: aHost(), answers })
  await screen.findByRole('heading', { name: 'Kunne ikke hente tjenester' })
  const guest = await openApp({ path, person: aGuest(), answers })
  await findToast('Siden er for værter')
  await waitFor(() => expect(guest.address()).toBe('/'))
  expect(guest.requests('GET /api/host/listings/{id}/extras')).toEqual([])
})
