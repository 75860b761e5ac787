import { describe, expect, test } from 'vitest'
import { principals, serviceNames } from '../rpc/principals.ts'
import { servicesByName } from './catalogue.ts'
import { consumerName, inboxOf, natsPermissions, pingInbox, replyPrefix } from './nats-permissions.ts'

describe('what a principal may do on NATS', () => {
  test('a service publishes events under its own name only', () => {
    const { publish } = natsPermissions('booking')
    expect(publish).toContain('booking.>')
    expect(publish.filter((subject) => /^(identity|listings|pricing|messaging)\./.test(subject))).toEqual([])
  })

  test('a service calls only procedures that name it as a caller', () => {
    const { publish } = natsPermissions('booking')
    expect(publish).toContain('rpc.pricing.quote')
    expect(publish).not.toContain('rpc.pricing.setRates')
  })

  test('a service reads only the streams that it declares', () => {
    const { publish } = natsPermissions('pricing')
    expect(publish).toContain(`$JS.API.CONSUMER.MSG.NEXT.listings.${consumerName('pricing', 'listings')}`)
    expect(publish.some((subject) => subject.includes('.payouts.'))).toBe(false)
  })

  test('a service sees how far those who read its stream have come, and takes nothing from them', () => {
    const own = natsPermissions('payouts').publish.filter((subject) => /CONSUMER\..*\.payouts\./.test(subject))
    expect(own).toEqual(
      ['identity', 'listings', 'messaging'].map(
        (reader) => `$JS.API.CONSUMER.INFO.payouts.${consumerName(reader, 'payouts')}`,
      ),
    )
  })

  test('the BFF serves no procedures and reads no stream', () => {
    const { publish, subscribe } = natsPermissions('bff')
    expect(subscribe.some((subject) => subject.startsWith('rpc.'))).toBe(false)
    expect(publish.some((subject) => subject.startsWith('$JS'))).toBe(false)
  })

  test('each principal receives only its own replies', () => {
    expect(natsPermissions('listings').subscribe.filter((subject) => subject.startsWith('_INBOX'))).toEqual([
      '_INBOX.listings.>',
    ])
  })

  test('a service answers exactly its callers, each under a prefix that no other service may use', () => {
    for (const service of serviceNames) {
      const { procedures } = servicesByName[service]
      const callers = principals.filter((principal) =>
        Object.values(procedures).some((procedure) => procedure.callers.includes(principal)),
      )
      const replies = natsPermissions(service).publish.filter((subject) => subject.startsWith('_INBOX'))
      expect(replies.toSorted()).toEqual(
        [...callers.map((caller) => `${replyPrefix(caller, service)}.>`), `${pingInbox}.>`].toSorted(),
      )
    }
  })

  test('the BFF publishes to no inbox, and nobody to what the streams answer a service', () => {
    expect(natsPermissions('bff').publish.filter((subject) => subject.startsWith('_INBOX'))).toEqual([])
    // JetStream answers under the inbox itself, followed by an id.
    const wide = serviceNames.flatMap((service) => natsPermissions(service).publish)
    for (const owner of principals) expect(wide).not.toContain(`${inboxOf(owner)}.>`)
  })
})
