import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../files/source-files.ts'
import { features } from '../kinds/features.ts'
import { checkFaults } from './check-faults.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'

const files: Record<string, string> = {
  'fees.ts': 'const fee = percentOf(nights, 15)',
  'fees.test.ts': "test('is fifteen percent', () => {})",
}
const read = (file: string): string | undefined => files[file]
const aFault = (more: Partial<Fault> = {}): Fault => ({
  ...{ feature: 'trips', rule: 'the fee is fifteen percent', file: 'fees.ts', from: '15', to: '16' },
  caughtBy: { file: 'fees.test.ts', title: 'is fifteen percent' },
  ...more,
})
/** A fault of every feature, so that nothing else is wrong with the list. */
const whole = [...features, ...features].map(([feature]) => aFault({ feature }))
const problems = (more: Partial<Fault>): string[] => checkFaults([...whole, aFault(more)], read)

test('every planted fault can be planted, and has a test that exists', () => {
  const readTree = (file: string): string | undefined =>
    existsSync(join(repoRoot, file)) ? readFileSync(join(repoRoot, file), 'utf8') : undefined
  expect(checkFaults(faults, readTree)).toEqual([])
})

test('a fault whose text is no longer in its file once is refused', () => {
  expect(problems({})).toEqual([])
  const refused = 'planted fault “the fee is fifteen percent”: its text is in'
  expect(problems({ from: '14' })).toEqual([`${refused} fees.ts 0 times`])
  expect(problems({ from: 'e', to: 'x' })).toEqual([`${refused} fees.ts 4 times`])
  expect(problems({ file: 'gone.ts' })).toEqual([`${refused} gone.ts 0 times`])
})

test('a fault that changes nothing, or whose test is gone, is refused', () => {
  const refused = 'planted fault “the fee is fifteen percent”:'
  expect(problems({ to: '15' })).toEqual([`${refused} it changes nothing`])
  expect(problems({ caughtBy: { file: 'gone.test.ts' } })).toEqual([`${refused} gone.test.ts does not exist`])
  expect(problems({ caughtBy: { file: 'fees.test.ts', title: 'is ten percent' } })).toEqual([
    `${refused} 'is ten percent' is no test of fees.test.ts`,
  ])
})

test('a feature without a fault, one that nobody knows, and a short list are refused', () => {
  const [[first = ''] = []] = features
  expect(
    checkFaults(
      whole.slice(0, 20).filter(({ feature }) => feature !== first),
      read,
    ),
  ).toContain(`no planted fault breaks ${first}`)
  expect(problems({ feature: 'weather' })).toEqual([
    'planted fault “the fee is fifteen percent”: weather is no feature',
  ])
  expect(checkFaults([aFault()], read)).toContain('there are 1 planted faults, fewer than 20')
})
