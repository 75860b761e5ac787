import { expect, test } from 'vitest'
import { checkLibraries } from './check-libraries.ts'

const page = [
  '| library | for | would be replaced by |',
  '|---|---|---|',
  '| `zod`, `pino` | boundaries, logs | `valibot` |',
  '',
  '## Weighed and not taken',
  '',
  '| `jose` | `node:crypto` | slower |',
].join('\n')

test('a page that lists every dependency is accepted', () => {
  expect(checkLibraries(page, new Set(['zod', 'pino', '@types/node', '@nordbo/contracts']))).toEqual([])
})

test('a dependency that is not listed as taken is refused', () => {
  expect(checkLibraries(page, new Set(['zod', 'pino', 'sharp', 'jose']))).toEqual([
    'docs/libraries.md does not list sharp',
    'docs/libraries.md does not list jose',
  ])
})

test('a listed library that no package uses is refused', () => {
  expect(checkLibraries(page, new Set(['zod']))).toEqual(['docs/libraries.md lists pino, which no package.json names'])
})
