import { expect, test, vi } from 'vitest'
import {
  aGuest,
  aListing,
  aQuote,
  aRequest,
  createdOf,
  findDialog,
  findToast,
  homeAnswers,
  liveLine,
  openApp,
  openBooking,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing({ bookingMode: 'request' })
const request = aRequest({ quote: aQuote({ listingId: home.id }), guestId: gerda.user.id })
const answers = {
  ...homeAnswers(home),
  'POST /api/bookings': createdOf(request),
  'GET /api/bookings/{id}': request,
}

test('a waiting guest sees that the time has run out, and a refusal without a reason has a kind text', async () => {
  const app = await openApp({ path: `/listing/${home.id}?${stayQuery}`, person: gerda, answers })
  const dialog = within(await openBooking(app))
  await app.user.click(dialog.getByRole('button', { name: 'Send forespørgsel' }))
  await dialog.findByText('Din forespørgsel er sendt')
  expect(app.address()).toMatch(/booking=/)
  // The countdown ends by the guest's clock before the server has expired the request.
  expect(dialog.getByRole('timer')).toHaveTextContent(/^2[34] t \d+ min$/)
  vi.setSystemTime(new Date('2031-05-15T08:00:05.000Z'))
  await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent('Udløbet'))
  app.answer('GET /api/bookings/{id}', { ...request, status: 'declined', approvalExpiresAt: null, actions: [] })
  liveLine.push({ v: 1, type: 'booking.changed', id: request.id, revision: 2 })
  await findToast('Værten kan desværre ikke tage imod jer denne gang.')
})

test('a request is sent by keyboard, and Escape returns the focus', async () => {
  const app = await openApp({ path: `/listing/${home.id}?${stayQuery}`, person: gerda, answers })
  const [open] = await screen.findAllByRole('button', { name: 'Book nu' })
  open?.focus()
  await app.user.keyboard('{Enter}')
  const dialog = await findDialog()
  const inside = within(dialog)
  const tabTo = async (target: HTMLElement): Promise<void> => {
    for (let steps = 0; steps < 80 && document.activeElement !== target; steps += 1) await app.user.tab()
    expect(target).toHaveFocus()
  }
  await tabTo(inside.getByLabelText('Jeg er fyldt 18 år'))
  await app.user.keyboard(' ')
  await tabTo(inside.getByRole('button', { name: 'Send forespørgsel' }))
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Venter på værten' })).toHaveFocus())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(open).toHaveFocus())
})
