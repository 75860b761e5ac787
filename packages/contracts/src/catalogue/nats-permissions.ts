import { clockSubject, sessionEndedSubject, socketsLeaveSubject } from '../events/live.ts'
import type { Principal } from '../rpc/principals.ts'
import { procedureSubject } from '../rpc/procedure.ts'
import { eventsByService, servicesByName } from './catalogue.ts'
import { subscriptions } from './subscriptions.ts'

/** Name of the durable consumer that a service keeps on another service's stream. */
export const consumerName = (consumer: string, stream: string): string => `${consumer}-on-${stream}`

/** Where a principal is answered: nobody else may listen there. */
export const inboxOf = (principal: Principal): string => `_INBOX.${principal}`

/**
 * What a principal may say and hear on NATS, from its contracts alone: it answers its own procedures, asks those that
 * name it as a caller, publishes under its own name, and reads the streams that it declares. Replies need no entry: the server's
 * user carries `allow_responses`.
 */
export const natsPermissions = (principal: Principal): { publish: string[]; subscribe: string[] } => {
  const asks = Object.values(servicesByName).flatMap((service) =>
    Object.entries(service.procedures)
      .filter(([, procedure]) => procedure.callers.includes(principal))
      .map(([name]) => procedureSubject(service.name, name)),
  )
  const inbox = `${inboxOf(principal)}.>`
  if (principal === 'bff')
    return {
      publish: [...asks, '$SRV.PING', '$SRV.PING.>', '$SRV.INFO', clockSubject, socketsLeaveSubject],
      subscribe: [inbox, 'live.user.*', sessionEndedSubject, socketsLeaveSubject],
    }
  const streams = subscriptions[principal]
  const tells = Object.keys(eventsByService[principal]).length > 0
  return {
    publish: [
      ...asks,
      'live.user.*',
      ...(principal === 'identity' ? [sessionEndedSubject] : []),
      ...(tells ? [`${principal}.>`] : []),
      ...['CREATE', 'UPDATE', 'INFO'].map((verb) => `$JS.API.STREAM.${verb}.${principal}`),
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
          `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`,
          `$JS.ACK.${stream}.${consumer}.>`,
        ]
      }),
    ],
    subscribe: [inbox, `rpc.${principal}.*`, clockSubject, '$SRV.>'],
  }
}
