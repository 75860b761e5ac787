import { expect, test } from 'vitest'
import { afterSecondTry } from './ran-tests.ts'

const ran = (fullName: string, status: string) => ({ file: 'a.test.ts', title: fullName, fullName, status })

test('only a failed test that passed when repeated counts as passed', () => {
  expect(
    afterSecondTry(
      [ran('one', 'failed'), ran('two', 'failed'), ran('three', 'passed')],
      [ran('one', 'passed'), ran('two', 'failed'), ran('three', 'skipped')],
    ).map(({ status }) => status),
  ).toEqual(['passed', 'failed', 'passed'])
})
