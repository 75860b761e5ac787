import { ThreadId } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import {
  aGuest,
  aListedTrip,
  aRequest,
  aTripList,
  hold,
  inTurn,
  liveLine,
  newId,
  openApp,
  screen,
  tripOf,
  waitFor,
  within,
} from '../../../test/kit.ts'

test('an answer from before a change that comes after the newer one is not shown: trips, bell and unread messages', async () => {
  const gerda = aGuest()
  const request = aRequest({ guestId: gerda.user.id })
  const approval = { status: 'host_approved' as const, actions: ['pay' as const] }
  const old = {
    trips: hold('GET /api/bookings'),
    bell: hold('GET /api/notifications/unread'),
    threads: hold('GET /api/threads/unread'),
  }
  const app = await openApp({
    path: '/trips',
    person: gerda,
    screen: 'phone',
    answers: {
      'GET /api/bookings': inTurn(old.trips, aTripList([aListedTrip({ ...tripOf(request), ...approval })])),
      'GET /api/notifications/unread': inTurn(old.bell, { count: 1 }),
      'GET /api/threads/unread': inTurn(old.threads, { count: 1, guest: 1, host: 0 }),
    },
  })
  await Promise.all(Object.values(old).map(({ asked }) => asked))
  await waitFor(() => expect(liveLine.count()).toBe(1))
  expect(screen.queryByTestId('trip')).not.toBeInTheDocument()

  liveLine.push({ v: 1, type: 'booking.changed', id: request.id, revision: 2 })
  liveLine.push({ v: 1, type: 'notification.created', id: newId(), revision: 2 })
  liveLine.push({ v: 1, type: 'changed', threadId: ThreadId.parse(newId()) })
  const expectNewer = async (): Promise<void> => {
    const trip = within(await screen.findByTestId('trip'))
    await trip.findByText('Godkendt - afventer betaling')
    for (const name of ['bell-count', 'unread-threads'])
      await waitFor(() => expect(screen.getAllByTestId(name)[0]).toHaveTextContent('1'))
  }
  await expectNewer()
  old.trips.release(aTripList([aListedTrip(tripOf(request))]))
  old.bell.release({ count: 7 })
  old.threads.release({ count: 7, guest: 7, host: 0 })
  await app.settled()
  await expectNewer()
})
