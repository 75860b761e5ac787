import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asUser, type BootedStack, bootStack, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUserId, bootListings } from './listings-stack.ts'

const person = () => asUser(aUserId())
const closed: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(closed.map((close) => close())))

describe('addresses of the bundled gazetteer', () => {
  let stack: BootedStack
  beforeAll(async () => {
    stack = await bootListings()
    closed.push(() => stack.stop())
  })
  const listings = () => stack.services.listings
  const suggested = async (q: string) =>
    expectOk(await listings().suggestAddresses({ q }, person())).items.map(({ line1, postalCode, city }) =>
      [line1, postalCode, city].filter(Boolean).join(' '),
    )

  it('are suggested from three characters on, at most five', async () => {
    for (const nothing of ['fy', "';--", '🏡🏡']) expect(await suggested(nothing), nothing).toEqual([])
    expect((await suggested('str')).length).toBe(5)
    expect(await suggested('Fyrvej 36 ska')).toEqual(['Fyrvej 36 9990 Skagen'])
    expect(await suggested('fyrvej 36 b, 9990')).toEqual(['Fyrvej 36 b 9990 Skagen'])
    expect(await suggested('9990')).toEqual(['9990 Skagen'])
    expect(await suggested('ÆRØSK')).toEqual(['5970 Ærøskøbing'])
    expect(await suggested('aeroskob')).toEqual(['5970 Ærøskøbing'])
    expect(await suggested("x'); drop table")).toEqual([])
  })

  it('have a position by street, else by postal code or town', async () => {
    const located = async (line1: string, postalCode: string, city: string) => {
      const answer = await listings().locateAddress({ line1, postalCode, city }, person())
      return answer.ok ? [answer.value.line1, answer.value.city, answer.value.location] : answer.error.code
    }
    expect(await located('Fyrvej 36', '9990', 'Skagen')).toEqual([
      'Fyrvej 36',
      'Skagen',
      { lat: 57.7235, lng: 10.5835 },
    ])
    expect(await located('Ukendt Sti 1', '6760', 'Ribe')).toEqual(['Ukendt Sti 1', 'Ribe', { lat: 55.328, lng: 8.762 }])
    expect(await located('Ukendt Sti 1', '', 'ribe')).toEqual(['Ukendt Sti 1', 'Ribe', { lat: 55.328, lng: 8.762 }])
    expect(await located('Nowhere 1', '0001', 'Atlantis')).toBe('address.notFound')
  })

  it('are found at a position on land, and not in the sea', async () => {
    const at = async (lat: number, lng: number) => {
      const answer = await listings().addressAt({ lat, lng }, person())
      return answer.ok ? [answer.value.line1, answer.value.postalCode, answer.value.location] : answer.error.code
    }
    expect(await at(57.7236, 10.5836)).toEqual(['Fyrvej', '9990', { lat: 57.7236, lng: 10.5836 }])
    expect(await at(56.2, 6)).toBe('address.notFound')
  })

  it('are for signed-in people only', async () => {
    expect(codeOf(await listings().suggestAddresses({ q: 'Skagen' }))).toBe('auth.required')
  })
})

describe('addresses of Mapbox', () => {
  let stack: BootedStack
  let server: Server
  const asked: URL[] = []
  const feature = {
    ...{ text: 'Fyrvej', address: '36', place_type: ['address'], center: [10.6, 57.74] },
    context: [
      { id: 'postcode.1', text: '9990' },
      { id: 'place.2', text: 'Skagen' },
    ],
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://mapbox')
      asked.push(url)
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ type: 'FeatureCollection', features: url.pathname.includes('Atlantis') ? [] : [feature] }),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address: AddressInfo | string | null = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    stack = await bootStack({
      only: ['sandbox', 'identity', 'pricing', 'listings'],
      env: { listings: { MAPBOX_TOKEN: 'pk.test', MAPBOX_API_URL: `http://127.0.0.1:${port}` } },
    })
    closed.push(async () => {
      await stack.stop()
      server.close()
    })
  })
  const listings = () => stack.services.listings
  const found = { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen', location: { lat: 57.74, lng: 10.6 } }
  const lastQuery = () => Object.fromEntries(asked.at(-1)?.searchParams ?? [])

  it('are suggested in Denmark: addresses and places, five, while typing', async () => {
    expect(expectOk(await listings().suggestAddresses({ q: 'Fyrvej 3' }, person())).items).toEqual([found])
    expect(asked.at(-1)?.pathname).toBe('/geocoding/v5/mapbox.places/Fyrvej%203.json')
    expect(lastQuery()).toEqual({
      ...{ country: 'dk', language: 'da', types: 'address,place', limit: '5', autocomplete: 'true' },
      access_token: 'pk.test',
    })
  })

  it('are found at a position, in Danish', async () => {
    const at = expectOk(await listings().addressAt({ lat: 57.75, lng: 10.61 }, person()))
    expect(at).toEqual({ ...found, location: { lat: 57.75, lng: 10.61 } })
    expect(asked.at(-1)?.pathname).toBe('/geocoding/v5/mapbox.places/10.61%2C57.75.json')
    expect(lastQuery()).toMatchObject({ types: 'address,place,postcode', language: 'da' })
  })

  it('have a position, or are not found', async () => {
    const written = { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen' }
    expect(expectOk(await listings().locateAddress(written, person()))).toEqual(found)
    expect(asked.at(-1)?.pathname).toContain('Fyrvej%2036')
    expect(lastQuery()).toMatchObject({ country: 'dk' })
    const unknown = await listings().locateAddress({ ...written, city: 'Atlantis' }, person())
    expect(codeOf(unknown)).toBe('address.notFound')
  })
})
