import { expect, test } from 'vitest'
import { hold, hostAnswers, lost, openApp, screen, waitFor, within } from '../../../test/kit.ts'

test('without an answer the estimate is the assumption, and says so', async () => {
  await openApp({
    path: '/bliv-vaert?place=Skagen&kind=summerhouse&bedrooms=2&nights=7',
    answers: {
      ...hostAnswers(),
      'GET /api/hosting/earnings-estimate': lost(),
      'GET /api/suggestions': hold('GET /api/suggestions'),
    },
  })
  await waitFor(() => expect(screen.getByTestId('earnings')).toHaveTextContent('10.500 DKK'))
  await screen.findByText(/Vi har endnu ingen boliger at sammenligne med/)
})

test('questions are answered with the fees in force, and the buttons lead on', async () => {
  const terms = { platformFeePercent: 12, serviceFeePercent: 14, releaseHours: 36 }
  const app = await openApp({
    path: '/bliv-vaert',
    screen: 'phone',
    answers: { ...hostAnswers(), 'GET /api/hosting/terms': terms },
  })
  await app.user.click(await screen.findByText('Hvad koster det?'))
  await screen.findByText(/Af hver booking beholder Nordbo 12 % af nætter og rengøring\./)
  await app.user.click(screen.getByText('Hvornår får jeg mine penge?'))
  await screen.findByText(/36 timer efter gæstens indtjekning/)
  expect(screen.getByRole('link', { name: 'Udforsk boliger' })).toHaveAttribute('href', '/search')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.filter((link) => link.getAttribute('href') === '/host/create')).toHaveLength(2)
  await app.user.click(screen.getByRole('link', { name: 'Start nu' }))
  await waitFor(() => expect(app.address()).toBe('/auth?next=%2Fhost%2Fcreate'))
})
