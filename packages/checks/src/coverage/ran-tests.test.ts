import { expect, test } from 'vitest'
import { afterSecondTry } from './ran-tests.ts'

const ran = (fullName: string, status: string) => ({ file: 'a.test.ts', title: fullName, fullName, status })

test('a test that passed in its second try counts as passed, and no other does', () => {
  expect(
    afterSecondTry(
      [ran('one', 'failed'), ran('two', 'failed'), ran('three', 'passed')],
      [ran('one', 'passed'), ran('two', 'failed'), ran('three', 'skipped')],
    ).map(({ status }) => status),
  ).toEqual(['passed', 'failed', 'passed'])
})
