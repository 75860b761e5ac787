import { describe, expect, test } from 'vitest'
import { serviceNames } from '../rpc/principals.ts'
import { eventsByService, servicesByName } from './catalogue.ts'
import { subscriptions } from './subscriptions.ts'

describe('the catalogue', () => {
  test('every service declares its procedures and events under its own name', () => {
    for (const name of serviceNames) {
      expect(servicesByName[name].name).toBe(name)
      for (const [key, event] of Object.entries(eventsByService[name])) {
        // The key of a later version ends with its number.
        const eventName = event.version > 1 ? key.replace(new RegExp(`${event.version}$`), '') : key
        // Answers about people's data have a branch of their own, the only one that identity is delivered.
        expect([`${name}.${eventName}`, `${name}.dataRights.${eventName}`]).toContain(event.type)
        expect(event.subject).toBe(`${event.type}.v${event.version}`)
      }
    }
  })

  test('services only read streams that have events', () => {
    for (const stream of Object.values(subscriptions).flat())
      expect(Object.keys(eventsByService[stream])).not.toEqual([])
  })

  test('a procedure for services names its callers', () => {
    for (const service of Object.values(servicesByName))
      for (const [name, procedure] of Object.entries(service.procedures))
        expect([service.name, name, procedure.callers.length > 0]).toEqual([service.name, name, true])
  })

  test('only a change with a token of its own is open to anonymous callers', () => {
    const open = Object.values(servicesByName).flatMap((service) =>
      Object.entries(service.procedures)
        .filter(([, procedure]) => procedure.idempotent && procedure.actor.includes('anyone'))
        .map(([name]) => `${service.name}.${name}`),
    )
    // The link in a mail works without a session, because its token is secret.
    expect(open).toEqual(['identity.stopMails', 'listings.unsubscribeSavedSearch'])
  })
})
