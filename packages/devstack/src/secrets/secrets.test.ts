import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets, makeSecrets, secretOf } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are made once, readable only by their owner', () => {
  const path = join(folder, 'home', 'secrets.json')
  const first = loadSecrets(path)
  expect(loadSecrets(path)).toEqual(first)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a service added later gets its secrets, and the others keep theirs', () => {
  const path = join(folder, 'secrets.json')
  const { booking: _, ...older } = makeSecrets().databases
  writeFileSync(path, JSON.stringify({ ...makeSecrets(), databases: older }))
  const secrets = loadSecrets(path)
  expect(secretOf(secrets.databases, 'booking')).not.toBe('')
  expect(secrets.databases).toMatchObject(older)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(secrets)
})

test('a file that is not JSON is refused by name', () => {
  const path = join(folder, 'secrets.json')
  writeFileSync(path, '{')
  expect(() => loadSecrets(path)).toThrow(path)
})
