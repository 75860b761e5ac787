import { expect, test } from 'vitest'
import { createUntilItHolds } from './until-it-holds.ts'

const away = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' })

/** Work that fails with these errors, one after the other, and then succeeds. */
const failing = (...errors: Error[]) => {
  const left = [...errors]
  return async (): Promise<number> => {
    const error = left.shift()
    if (error) throw error
    return errors.length
  }
}

test('a change is repeated until the database is back', async () => {
  const seen: unknown[] = []
  const holds = createUntilItHolds(
    () => false,
    (error) => void seen.push(error),
  )
  const errors = [away(), away()]
  expect(await holds.whileAway(failing(...errors))).toBe(2)
  expect(seen).toEqual(errors)
})

test('a mistake ends a change, but not one that must never be forgotten', async () => {
  const holds = createUntilItHolds(
    () => false,
    () => undefined,
  )
  await expect(holds.whileAway(failing(new Error('a mistake')))).rejects.toThrow('a mistake')
  expect(await holds.always(failing(new Error('a mistake')))).toBe(1)
})

test('a process that stops gives up after a few tries', async () => {
  const holds = createUntilItHolds(
    () => true,
    () => undefined,
  )
  const gone = Array.from({ length: 20 }, away)
  await expect(holds.always(failing(...gone))).rejects.toThrow('starting up')
})
