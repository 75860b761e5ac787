import { expect, it } from 'vitest'
import { pathAfterAuth } from './after-auth.ts'

const session = { user: null, termsChanged: false, roles: ['guest' as const], now: '2026-11-20T12:00:00Z' }
const host = { ...session, roles: ['guest' as const, 'host' as const] }

it('logging in leads hosts to their dashboard and leaves guests where they were', () => {
  expect(pathAfterAuth(host, 'logIn', { role: 'guest' })).toBe('/host/dashboard')
  expect(pathAfterAuth(session, 'logIn', { role: 'guest' })).toBeNull()
})

it('signing up leads new hosts to the dashboard and everyone else to the front page', () => {
  expect(pathAfterAuth(host, 'signUp', { role: 'host' })).toBe('/host/dashboard')
  expect(pathAfterAuth(host, 'signUp', { role: 'both' })).toBe('/')
  expect(pathAfterAuth(session, 'signUp', { role: 'guest' })).toBe('/')
})
