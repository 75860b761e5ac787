import { expect, test } from 'vitest'
import { changedDocuments, changesSince, versionOf, versionsInForce } from './versions-in-force.ts'

const changes = [
  { version: 3, date: '2027-01-01', text: 'three' },
  { version: 2, date: '2026-12-01', text: 'two' },
  { version: 1, date: '2025-10-05', text: 'one' },
]

test('a person is told of every version after the one they agreed to, and of none twice', () => {
  expect(changesSince(changes, 1).map(({ text }) => text)).toEqual(['three', 'two'])
  expect(changesSince(changes, 2).map(({ text }) => text)).toEqual(['three'])
  expect(changesSince(changes, 3)).toEqual([])
})

test('a person from before agreements were stored knows the first version', () => {
  expect(changesSince(changes, null).map(({ version }) => version)).toEqual([3, 2])
})

test('the versions in force are those at the head of the pages', () => {
  expect(versionsInForce()).toEqual({ terms: versionOf('terms'), privacy: versionOf('privacy') })
  const { terms, privacy } = versionsInForce()
  expect(changedDocuments({ terms: terms.version, privacy: privacy.version })).toEqual([])
  expect(changedDocuments({ terms: terms.version - 1, privacy: privacy.version })).toEqual(['terms'])
  expect(versionOf('terms', 1)).toEqual({ version: 1, dated: '2025-10-05' })
  expect(versionOf('terms', 99)).toBeUndefined()
})
