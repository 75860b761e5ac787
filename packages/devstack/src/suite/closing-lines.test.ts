import { expect, test } from 'vitest'
import { closingLines } from './closing-lines.ts'
import type { ChoosableTest } from './selection/tier-plan.ts'

const a = (file: string, age = 1): ChoosableTest => ({
  ...{ file, kind: file.endsWith('.spec.ts') ? 'browser' : 'integration', needs: 'everything', inputs: '', seconds: 1 },
  ...{ age, held: false },
})
const cpu = [{ name: 'unit', seconds: 166.4 }]

test('the closing lines say what ran by tier, what was left with its age, and the CPU of stages', () => {
  const plan = {
    core: [a('core.test.ts')],
    reached: [a('web/e2e/trips.spec.ts')],
    held: [a('held.test.ts')],
    rest: [a('begun.test.ts', 9), a('never.test.ts', Number.POSITIVE_INFINITY), a('old.test.ts', 7)],
  }
  const lines = closingLines([], plan, new Set(['begun.test.ts']), cpu)
  expect(lines).toEqual([
    '\nWhat ran:',
    '  always: static checks, types, unit and component tests, the build; of the core 1 integration and 0 browser files',
    '  reached by the change: 0 integration and 1 browser files',
    '  reached, but passed before with the same inputs: 1 integration and 0 browser files',
    '  of the rest, the stalest first: 1 integration and 0 browser files',
    '  left: 2 integration and 0 browser files; the oldest of them:',
    '    never.test.ts has no pass yet',
    '    old.test.ts passed 7 commits of the main line ago',
    '  CPU: unit 166 s',
  ])
})

test('a run of everything leaves nothing', () => {
  const lines = closingLines([a('a.test.ts'), a('web/e2e/b.spec.ts')], undefined, new Set(), cpu)
  expect(lines).toContain(
    '  everything: static checks, types, unit and component tests, the build, 1 integration and 1 browser files',
  )
  expect(lines).toContain('  Nothing was left.')
})
