import { expect, test } from 'vitest'
import { countMessages } from './classify-messages.ts'
import { countsPerRequest } from './counts.ts'

const message = (subject: string, reply = '') => ({ subject, reply, bytes: 10 })
const ack = '$JS.ACK.booking.listings-on-booking.1.7.7.1700000000.0'

test('messages are counted by what they are for and by their way through NATS', () => {
  const counts = countMessages([
    // An answer may be seen before its call.
    message('_INBOX.bff.1'),
    message('rpc.booking.create', '_INBOX.bff.1'),
    message('booking.held.v1', '_INBOX.booking.1'),
    message('_INBOX.booking.1'),
    message('booking.held.v1', ack),
    message(ack),
    message('live.user.7'),
    message('$JS.API.CONSUMER.MSG.NEXT.booking.listings-on-booking', '_INBOX.listings.1'),
    message('_INBOX.listings.1'),
  ])
  expect(countsPerRequest(counts, 1)).toEqual(
    new Map([
      ['answers', new Map([['booking', 1]])],
      ['calls', new Map([['booking', 1]])],
      ['events', new Map([['booking', 1]])],
      ['deliveries', new Map([['listings', 1]])],
      ['acks', new Map([['listings', 1]])],
      ['notices', new Map([['bff', 1]])],
      ['messages in', new Map([['nats', 6]])],
      ['bytes in', new Map([['nats', 60]])],
      ['messages out', new Map([['nats', 6]])],
      ['bytes out', new Map([['nats', 60]])],
    ]),
  )
})
