import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseWasKilled, marketState, setMarketState } from './data-folder.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'data-folder-'))
  // Postgres may run as another user and needs access.
  chmodSync(home, 0o755)
})
afterEach(() => rmSync(home, { recursive: true }))

const version = { today: '2026-11-23', fingerprint: '0123456789abcdef' }

test('a demo market is missing at first, then begun from a version, then complete', () => {
  expect(marketState(home)).toEqual({ state: 'none' })
  setMarketState(home, version)
  expect(marketState(home)).toEqual({ state: 'begun', version })
  setMarketState(home, 'seeded')
  expect(marketState(home)).toEqual({ state: 'seeded' })
})

test('a market that an older program began has no version', () => {
  writeFileSync(join(home, 'market'), 'seeding')
  expect(marketState(home)).toEqual({ state: 'begun', version: undefined })
})

test('a database was killed if the file of its process is still there', () => {
  expect(databaseWasKilled(home)).toBe(false)
  mkdirSync(join(home, 'data/postgres/data'), { recursive: true })
  writeFileSync(join(home, 'data/postgres/data/postmaster.pid'), '1')
  expect(databaseWasKilled(home)).toBe(true)
})
