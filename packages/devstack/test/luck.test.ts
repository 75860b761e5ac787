import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countCalls, smallSuite } from './small-suite.ts'

// Its browser tests open no page, so no browser has to be installed.
beforeAll(() => void vi.stubEnv('CHROMIUM_PATH', '/nowhere'))
afterAll(() => void vi.unstubAllEnvs())

/** Every run of a small suite starts several programs, which takes long on a busy machine, ms. */
const timeout = 600_000

/** A test that fails in its first run and in every third one after it. */
const oneInThree = `${countCalls}
import { expect, test } from 'vitest'
test('opens two times in three', () => { expect(nth('unit') % 3).not.toBe(1) })
test('shuts', () => {})
`
const inBrowser = `${countCalls}
import { expect, test } from '@playwright/test'
test('opens two times in three', () => { expect(nth('browser') % 3).not.toBe(1) })
test('a day later', { tag: '@clock' }, () => {})
`
const lateSeed = `${countCalls}
export default () => { if (nth('boot') === 1) throw new Error('the seed answered late') }
`

test('a flake of one in three and a boot that fails once lose no run, and every later run names them', {
  timeout,
}, async () => {
  using suite = smallSuite(
    { 'web/e2e/setup.ts': lateSeed },
    { 'src/door.test.ts': oneInThree, 'web/e2e/door.spec.ts': inBrowser },
  )
  const { total, lines, flaky, known } = await suite.runSuite()
  expect(total).toEqual({ passed: 4, failed: 0, skipped: 0, flaky: 2, quarantined: 0 })
  expect(lines.at(-1)).toBe('4 passed, 0 failed, 0 skipped, 2 flaky')
  for (const line of [
    '    flaky: boot of browser failed and was repeated as a whole (docs/flaky.md)',
    '    flaky, noted in docs/flaky.md: src/door.test.ts › opens two times in three',
    '    flaky, noted in docs/flaky.md: web/e2e/door.spec.ts › opens two times in three',
  ])
    expect(lines).toContain(line)
  expect(flaky).toContain('the seed answered late')
  expect(known).toMatch(
    /^known flaky: 3 \(docs\/flaky\.md\): boot of browser; src\/door\.test\.ts › .+; web\/e2e\/door\.spec\.ts › /,
  )
})

test('a test that the change brings gets no second try', { timeout }, async () => {
  using suite = smallSuite({ 'src/door.test.ts': oneInThree })
  const { total, lines, known } = await suite.runSuite()
  expect(total).toMatchObject({ passed: 1, failed: 1, flaky: 0 })
  expect(lines).toContain('    new or changed, so not repeated: src/door.test.ts › opens two times in three')
  expect(lines).toContain('    1 new or changed tests ran 5 times')
  expect(known).toBeUndefined()
})

test('a test that the change brings and that fails in any of its five runs is a failure', { timeout }, async () => {
  using suite = smallSuite({
    'src/door.test.ts': oneInThree.replace('% 3).not.toBe(1)', ').not.toBe(5)'),
    'web/e2e/door.spec.ts': inBrowser.replace('% 3).not.toBe(1)', ').not.toBe(3)'),
  })
  const { total, lines, known } = await suite.runSuite()
  expect(total).toMatchObject({ passed: 2, failed: 2, flaky: 0 })
  for (const file of ['src/door.test.ts', 'web/e2e/door.spec.ts'])
    expect(lines).toContain(`    new or changed, and failed when repeated: ${file} › opens two times in three`)
  expect(known).toBeUndefined()
})

test('a test that fails again stays a failure, and more than fifteen are not repeated', { timeout }, async () => {
  const broken = (count: number): string =>
    `import { test } from 'vitest'\nfor (const door of Array(${count}).keys()) test('opens ' + door, () => { throw new Error('shut') })\n`
  using one = smallSuite({}, { 'src/door.test.ts': broken(1) })
  expect((await one.runSuite()).total).toMatchObject({ passed: 0, failed: 1, flaky: 0 })
  using many = smallSuite({}, { 'src/door.test.ts': broken(16) })
  const { total, lines } = await many.runSuite()
  expect(total).toMatchObject({ passed: 0, failed: 16, flaky: 0 })
  expect(lines).toContain('    16 tests failed; more than 15 are not repeated')
})

test('a failure in quarantine is printed and does not fail the run', { timeout }, async () => {
  const quarantine = 'test file\ttest name\tsince\twhy\nsrc/door.test.ts\tturns\t2026-11-28\tthe door is slow\n'
  const door = `${countCalls}
import { expect, test } from 'vitest'
test('opens', () => {})
test('turns', () => { expect(nth('turn')).not.toBe(1) })
`
  using suite = smallSuite({}, { 'docs/quarantine.tsv': quarantine, 'src/door.test.ts': door })
  const { total, lines } = await suite.runSuite()
  expect(total).toMatchObject({ passed: 1, failed: 0, flaky: 0, quarantined: 1 })
  expect(lines).toContain('    failed in quarantine: src/door.test.ts › turns')
})

test('a test process that dies before its report is run once more, and one that dies twice has failed', {
  timeout,
}, async () => {
  const dying = (until: number): string => `${countCalls}
import { defineConfig } from 'vitest/config'
if (nth('boot') <= ${until}) process.exit(3)
export default defineConfig({ test: { projects: [{ test: { name: 'unit', include: ['src/*.test.ts'] } }] } })
`
  const door = "import { test } from 'vitest'\ntest('opens', () => {})\n"
  using once = smallSuite({ 'vitest.config.ts': dying(1) }, { 'src/door.test.ts': door })
  const { total, known } = await once.runSuite()
  expect(total).toMatchObject({ passed: 1, failed: 0 })
  expect(known).toBe('known flaky: 1 (docs/flaky.md): boot of unit')
  using always = smallSuite({ 'vitest.config.ts': dying(9) }, { 'src/door.test.ts': door })
  const dead = await always.runSuite()
  expect(dead.total).toMatchObject({ passed: 0, failed: 1 })
  expect(dead.lines).toContain('    boot of unit failed twice')
})
