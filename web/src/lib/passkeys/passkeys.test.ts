import { afterEach, expect, test, vi } from 'vitest'
import { hasPasskeys, isDeclined, isOnDevice } from './passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nordbo.dk', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('a page at %s can use passkeys: %s', (hostname, can) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('location', { hostname })
  expect(hasPasskeys()).toBe(can)
})

test('a browser without passkeys is not asked for one', () => {
  vi.stubGlobal('location', { hostname: 'nordbo.dk' })
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(hasPasskeys()).toBe(false)
})

test('a closed dialog and a passkey that is there already are told from faults', () => {
  const named = (name: string): Error => Object.assign(new Error('x'), { name })
  expect([isDeclined(named('NotAllowedError')), isDeclined(named('TypeError')), isDeclined('x')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isOnDevice(named('InvalidStateError')), isOnDevice(named('AbortError'))]).toEqual([true, false])
})
