import { expect, test } from 'vitest'
import { runStages, type Stage } from './stage.ts'
import { closingLine, emptyTally, finalTally, singleCheck } from './tally.ts'

const stage = (name: string, needs: readonly string[], run: Stage['run'], cores: 1 | 2 = 1): Stage => ({
  name,
  needs,
  cores,
  rerun: `npm run ${name}`,
  run,
})
const quiet = (): void => {}
const fine = async () => ({ tally: singleCheck(true), output: '' })

test('a stage begins only when the stages it needs have ended', async () => {
  const order: string[] = []
  const noting = (name: string, needs: readonly string[]) =>
    stage(name, needs, async () => {
      order.push(name)
      return fine()
    })
  await runStages(
    [noting('browser', ['web']), noting('web', ['clients']), noting('clients', [])],
    2,
    AbortSignal.any([]),
    quiet,
  )
  expect(order).toEqual(['clients', 'web', 'browser'])
})

test('stages that run at once never need more than the two cores', async () => {
  let busy = 0
  let maxCores = 0
  const heavy = (name: string, cores: 1 | 2) =>
    stage(
      name,
      [],
      async () => {
        busy += cores
        maxCores = Math.max(maxCores, busy)
        await Promise.resolve()
        busy -= cores
        return fine()
      },
      cores,
    )
  const tally = await runStages(
    [heavy('a', 1), heavy('b', 2), heavy('c', 1), heavy('d', 1)],
    2,
    AbortSignal.any([]),
    quiet,
  )
  expect(maxCores).toBe(2)
  expect(closingLine(tally)).toBe('4 passed, 0 failed, 0 skipped')
})

test('a stage that throws has failed, and the others still run', async () => {
  const broken = stage('broken', [], async () => {
    throw new Error('no disk')
  })
  const tally = await runStages([broken, stage('after', ['broken'], fine)], 2, AbortSignal.any([]), quiet)
  expect(closingLine(tally)).toBe('1 passed, 1 failed, 0 skipped')
})

test('a stage with a hidden outcome prints no line', async () => {
  const printed: string[] = []
  const silent = stage('silent', [], async () => ({ tally: emptyTally, output: '', isHidden: true }))
  await runStages([silent, stage('loud', [], fine)], 2, AbortSignal.any([]), (line) => printed.push(line))
  expect(printed).toHaveLength(1)
  expect(printed[0]).toContain('loud')
})

test('a test that passed when repeated leaves the run green and is counted as flaky', () => {
  const total = finalTally({ ...emptyTally, passed: 3, failed: 1, flaky: 1 })
  expect(total.failed).toBe(0)
  expect(closingLine(total)).toBe('4 passed, 0 failed, 0 skipped, 1 flaky')
})

test('a failure in quarantine leaves the run green and is named in the closing line', () => {
  const total = finalTally({ ...emptyTally, passed: 3, failed: 2, quarantined: 2 })
  expect(closingLine(total)).toBe('3 passed, 0 failed, 0 skipped, 2 failed in quarantine')
})

test('no stage begins after the run is aborted', async () => {
  const off = new AbortController()
  const first = stage('first', [], async () => {
    off.abort()
    return { tally: emptyTally, output: '' }
  })
  const tally = await runStages([first, stage('second', ['first'], fine)], 2, off.signal, quiet)
  expect(tally).toEqual(emptyTally)
})
