import { describe, expect, test } from 'vitest'
import { checkBoundaries, checkDeclared } from './check-boundaries.ts'
import { zonesFor } from './zones.ts'

const zones = zonesFor(['booking', 'pricing'])
const refusals = (path: string, source: string): string[] => checkBoundaries([{ path, source }], zones)

describe('boundaries', () => {
  test('a service that imports another service is refused', () => {
    expect(refusals('services/booking/src/x.ts', `import { quote } from '@nordbo/pricing'`)).toEqual([
      'services/booking/src/x.ts may not import @nordbo/pricing',
    ])
  })

  test('a service that reaches into another by a relative path is refused', () => {
    for (const line of [
      `import { quote } from '../../pricing/src/quote.ts'`,
      `export { quote } from '../../pricing/src/quote.ts'`,
      `export * from '../../pricing/src/quote.ts'`,
      `const { quote } = await import('../../pricing/src/quote.ts')`,
      `type Quote = import('../../pricing/src/quote.ts').Quote`,
      `import '../../pricing/src/quote.ts'`,
    ])
      expect(refusals('services/booking/src/x.ts', line), line).toHaveLength(1)
  })

  test('a package is entered by its name and by the further entries that it declares', () => {
    expect(refusals('web/e2e/x.ts', `import { firstDay } from '@nordbo/testkit/clock-start'`)).toEqual([])
    expect(refusals('web/e2e/x.ts', `import { firstDay } from '@nordbo/testkit/dates'`)).toHaveLength(1)
  })

  test('the inside of a package is closed to others', () => {
    expect(refusals('bff/src/x.ts', `import { relay } from '@nordbo/service-kit/src/outbox.ts'`)).toEqual([
      'bff/src/x.ts imports the inside of @nordbo/service-kit',
    ])
  })

  test('the web takes types of the contracts, and nothing that runs', () => {
    expect(refusals('web/src/x.ts', `import type { BookingStatus } from '@nordbo/contracts'`)).toEqual([])
    expect(refusals('web/src/x.ts', `import { type BookingStatus } from '@nordbo/contracts'`)).toEqual([])
    expect(refusals('web/src/x.ts', `import { BookingStatus } from '@nordbo/contracts'`)).toHaveLength(1)
    expect(refusals('web/src/x.ts', `import { type Role, BookingStatus } from '@nordbo/contracts'`)).toHaveLength(1)
    expect(refusals('web/src/x.ts', `import '@nordbo/service-kit'`)).toHaveLength(1)
  })

  test('contracts do no input or output', () => {
    expect(refusals('packages/contracts/src/x.ts', `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
    expect(refusals('packages/contracts/src/x.ts', `import pg from 'pg'`)).toHaveLength(1)
    expect(refusals('packages/contracts/src/x.ts', `import { z } from 'zod'`)).toEqual([])
  })

  test('only tests use the testkit', () => {
    const line = `import { boot } from '@nordbo/testkit'`
    expect(refusals('services/booking/test/x.test.ts', line)).toEqual([])
    expect(refusals('services/booking/src/x.ts', line)).toHaveLength(1)
  })

  test('a folder nobody decided on is refused', () => {
    expect(refusals('services/weather/src/x.ts', '')).toHaveLength(1)
  })

  test('a forbidden package may not even be declared', () => {
    const booking = zones.find((zone) => zone.name === '@nordbo/booking')
    expect(booking).toBeDefined()
    if (booking === undefined) return
    expect(checkDeclared(booking, { dependencies: { '@nordbo/pricing': 'workspace:*' } })).toHaveLength(1)
    expect(checkDeclared(booking, { dependencies: { '@nordbo/testkit': 'workspace:*' } })).toHaveLength(1)
    expect(checkDeclared(booking, { devDependencies: { '@nordbo/testkit': 'workspace:*' } })).toEqual([])
  })
})
