import { bookingEvents } from '../booking/events.ts'
import { clockSubject, homesChangedSubject, sessionEndedSubject, socketsLeaveSubject } from '../events/live.ts'
import type { Principal, ServiceName } from '../rpc/principals.ts'
import { procedureSubject } from '../rpc/procedure.ts'
import { eventsByService, servicesByName } from './catalogue.ts'
import { readersOf, subscriptions } from './subscriptions.ts'

/** The name of a service's durable consumer on another service's stream. */
export const consumerName = (consumer: string, stream: string): string => `${consumer}-on-${stream}`

/** The prefix of a principal's reply subjects. No other principal may subscribe to it. */
export const inboxOf = (principal: Principal): string => `_INBOX.${principal}`

/** The prefix of the replies of one service to one caller. Only that service may publish to it. */
export const replyPrefix = (caller: Principal, responder: ServiceName): string => `${inboxOf(caller)}.${responder}`

/** The prefix of replies to what the BFF asks every process at once: pings, and moves of the test clock. Every service may publish to it. */
export const pingInbox = `${inboxOf('bff')}.all`

/** The principals that a service may answer: those that its procedures name as callers. */
const callersOf = (service: ServiceName): Principal[] => [
  ...new Set(Object.values(servicesByName[service].procedures).flatMap(({ callers }) => callers)),
]

/**
 * The subjects that a principal may publish and subscribe to on NATS, derived from the contracts. It serves its own procedures, calls
 * those that name it as a caller, answers its callers under its own prefix of their inboxes, publishes events under its own name, and
 * reads the streams that it declares.
 */
export const natsPermissions = (principal: Principal): { publish: string[]; subscribe: string[] } => {
  const calls = Object.values(servicesByName).flatMap((service) =>
    Object.entries(service.procedures)
      .filter(([, procedure]) => procedure.callers.includes(principal))
      .map(([name]) => procedureSubject(service.name, name)),
  )
  const inbox = `${inboxOf(principal)}.>`
  if (principal === 'bff')
    return {
      // Of people's subjects it publishes only that somebody types.
      publish: [
        ...calls,
        '$SRV.PING',
        '$SRV.PING.>',
        '$SRV.INFO',
        clockSubject,
        socketsLeaveSubject,
        'live.user.*',
        'live.presence.*',
      ],
      subscribe: [
        inbox,
        'live.user.*',
        'live.presence.*',
        sessionEndedSubject,
        socketsLeaveSubject,
        homesChangedSubject,
        // As it is published, not from its stream: it empties a cache and may be lost.
        bookingEvents.calendarChanged.subject,
      ],
    }
  const streams = subscriptions[principal]
  const emits = Object.keys(eventsByService[principal]).length > 0
  return {
    publish: [
      ...calls,
      ...callersOf(principal).map((caller) => `${replyPrefix(caller, principal)}.>`),
      `${pingInbox}.>`,
      'live.user.*',
      ...(principal === 'identity' ? [sessionEndedSubject] : []),
      ...(principal === 'listings' ? [homesChangedSubject] : []),
      ...(emits ? [`${principal}.>`] : []),
      ...['CREATE', 'UPDATE', 'INFO'].map((verb) => `$JS.API.STREAM.${verb}.${principal}`),
      // How far those who read its stream have come, so that it can fill it again when the broker lost it.
      ...readersOf(principal).map((reader) => `$JS.API.CONSUMER.INFO.${principal}.${consumerName(reader, principal)}`),
      '$JS.API.INFO',
      ...streams.flatMap((stream) => {
        const consumer = consumerName(principal, stream)
        return [
          `$JS.API.STREAM.INFO.${stream}`,
          `$JS.API.CONSUMER.CREATE.${stream}`,
          `$JS.API.CONSUMER.CREATE.${stream}.${consumer}`,
          `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.>`,
          `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${consumer}`,
          `$JS.API.CONSUMER.INFO.${stream}.${consumer}`,
          `$JS.API.CONSUMER.DELETE.${stream}.${consumer}`,
          `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`,
          `$JS.ACK.${stream}.${consumer}.>`,
        ]
      }),
    ],
    subscribe: [inbox, `rpc.${principal}.*`, clockSubject, '$SRV.>'],
  }
}
