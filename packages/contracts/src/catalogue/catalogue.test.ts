import { describe, expect, test } from 'vitest'
import { serviceNames } from '../rpc/principals.ts'
import { eventsByService, servicesByName } from './catalogue.ts'
import { subscriptions } from './subscriptions.ts'

describe('the catalogue', () => {
  test('every service declares its procedures and events under its own name', () => {
    for (const name of serviceNames) {
      expect(servicesByName[name].name).toBe(name)
      for (const [key, event] of Object.entries(eventsByService[name])) {
        // A second version stands beside the first under its name and number.
        const told = event.version > 1 ? key.replace(new RegExp(`${event.version}$`), '') : key
        expect(event.type).toBe(`${name}.${told}`)
        expect(event.subject).toBe(`${name}.${told}.v${event.version}`)
      }
    }
  })

  test('a stream that is read has something to tell', () => {
    for (const stream of Object.values(subscriptions).flat())
      expect(Object.keys(eventsByService[stream])).not.toEqual([])
  })

  test('a procedure for services names the services that may ask', () => {
    for (const service of Object.values(servicesByName))
      for (const [name, procedure] of Object.entries(service.procedures))
        expect([service.name, name, procedure.callers.length > 0]).toEqual([service.name, name, true])
  })

  test('a change is never open to anonymous callers unless it is proven by a token of its own', () => {
    const open = Object.values(servicesByName).flatMap((service) =>
      Object.entries(service.procedures)
        .filter(([, procedure]) => procedure.idempotent && procedure.actor.includes('anyone'))
        .map(([name]) => `${service.name}.${name}`),
    )
    // The link in a letter works without signing in: its secret is the proof.
    expect(open).toEqual(['listings.unsubscribeSavedSearch'])
  })
})
