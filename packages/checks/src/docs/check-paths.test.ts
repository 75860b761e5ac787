import { expect, test } from 'vitest'
import { checkPaths } from './check-paths.ts'

const files = [
  'services/payouts/src/settlement/plan-moves.ts',
  'services/identity/src/attempts/counts.ts',
  'web/src/main.tsx',
]
const broken = (source: string, path = 'services/payouts/README.md'): string[] => checkPaths([{ path, source }], files)

test('a page may name files of its own folder by their end, and others from the root', () => {
  expect(broken('`settlement/plan-moves.ts`, `plan-moves.ts`, `src/settlement/` and `web/src/main.tsx`')).toEqual([])
  expect(broken('`src/attempts/`, `counts.ts`', 'docs/architecture.md')).toEqual([])
})

test('a file or folder that does not exist is named with its line', () => {
  expect(broken('\n`payout/plan-moves.ts`')).toEqual([
    'services/payouts/README.md:2 names payout/plan-moves.ts, which does not exist',
  ])
  expect(broken('`attempts/` and `counts.ts`')).toHaveLength(2)
})

test('words, commands and patterns are no paths', () => {
  expect(broken('`npm test`, `<name>/routes.ts`, `a/b`, `booking.paid`')).toEqual([])
})
