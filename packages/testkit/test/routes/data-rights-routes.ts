import { consentVersion } from '@nordbo/contracts'
import { all, forUsers, type RouteCase } from './expected.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

/** Routes of people's rights over their data. Another person's archive is not found. */
export const dataRightsRoutes: Record<string, RouteCase> = {
  'POST /api/me/export': { expected: forUsers(202), throwaway: true },
  'GET /api/me/export': { expected: forUsers(200) },
  'GET /api/me/export/:id': { expected: forUsers(404), throwaway: true, path: () => `/api/me/export/${unknown}` },
  'GET /api/me/export/:id/archive': {
    expected: forUsers(404),
    throwaway: true,
    path: () => `/api/me/export/${unknown}/archive`,
  },
  'GET /api/me/deletion': { expected: forUsers(200) },
  'DELETE /api/me': { expected: forUsers(200), throwaway: true, body: () => ({ confirm: 'SLET' }) },
  'POST /api/consents': {
    expected: all(200),
    suspended: 200,
    body: () => ({ browserId: unknown, choice: { preferences: true, statistics: false }, version: consentVersion }),
  },
  'GET /api/me/consents': { expected: forUsers(200) },
  'GET /api/me/agreements': { expected: forUsers(200) },
  'GET /api/me/agreements/changed': { expected: forUsers(200) },
  'POST /api/me/agreements': { expected: forUsers(200), body: () => ({ terms: 1, privacy: 1 }) },
}
