import { expect, test } from 'vitest'
import { StacklessError } from './stackless-error.ts'

class Refusal extends StacklessError {
  readonly code = 7
}

test('an expected error has its message and fields, and no stack', () => {
  const refusal = new Refusal('refused')
  expect(refusal).toMatchObject({ message: 'refused', code: 7 })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal.stack).toBe('Error: refused')
})

test('errors after an expected one have their stacks', () => {
  new StacklessError('refused')
  expect(new Error('a bug').stack).toContain('stackless-error.test.ts')
})
