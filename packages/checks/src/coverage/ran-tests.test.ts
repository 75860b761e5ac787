import { expect, test } from 'vitest'
import { afterSecondTry } from './ran-tests.ts'

const ran = (fullName: string, status: string) => ({ file: 'a.test.ts', title: fullName, fullName, status })

test('a test of a file that only loaded when repeated counts as it ended then', () => {
  expect(afterSecondTry([ran('one', 'passed')], [ran('two', 'passed'), ran('three', 'failed')])).toEqual([
    ran('one', 'passed'),
    ran('two', 'passed'),
    ran('three', 'failed'),
  ])
})

test('only a failed test that passed when repeated counts as passed', () => {
  expect(
    afterSecondTry(
      [ran('one', 'failed'), ran('two', 'failed'), ran('three', 'passed')],
      [ran('one', 'passed'), ran('two', 'failed'), ran('three', 'skipped')],
    ).map(({ status }) => status),
  ).toEqual(['passed', 'failed', 'passed'])
})
