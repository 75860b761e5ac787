import { randomUUID } from 'node:crypto'
import { all, forHosts, forUsers, type RouteCase } from './expected.ts'

const aToken = 'A'.repeat(32)
const channels = { email: true, push: true, sms: false }

/** Routes of a person's own profile, of the support, and of a host's overview. */
export const accountRoutes: Record<string, RouteCase> = {
  'GET /api/me/profile': { expected: forUsers(200) },
  'PATCH /api/me/profile': { expected: forUsers(200), body: () => ({ phone: '+45 12 34 56 78' }) },
  'GET /api/me/notifications': { expected: forUsers(200) },
  'PUT /api/me/notifications': { expected: forUsers(200), body: () => channels },
  'POST /api/support/tickets': {
    expected: forUsers(201),
    throwaway: true,
    body: () => ({ subject: 'Min udbetaling', message: 'Hvornår kommer pengene på min konto?' }),
  },
  'POST /api/auth/verify-email': { expected: all(410), body: () => ({ token: aToken }) },
  'POST /api/auth/verify-email/resend': { expected: forUsers(202), throwaway: true },
  'POST /api/auth/forgot-password': { expected: all(202), body: () => ({ email: 'ingen@test.example' }) },
  'POST /api/auth/reset-password': {
    expected: all(410),
    body: () => ({ token: aToken, password: 'klitrose-57' }),
  },
  'POST /api/auth/change-password': {
    expected: forUsers(422),
    throwaway: true,
    body: () => ({ currentPassword: 'en anden', newPassword: 'klitrose-57' }),
  },
  'POST /api/auth/change-email': {
    expected: forUsers(202),
    throwaway: true,
    body: (world) => ({ email: world.freshEmail() }),
  },
  'POST /api/auth/change-email/confirm': { expected: all(410), body: () => ({ token: aToken }) },
  'POST /api/auth/change-email/undo': { expected: all(410), body: () => ({ token: aToken }) },
  'POST /api/sandbox/verified-email': { expected: forUsers(200), throwaway: true },
  'GET /api/me/sessions': { expected: forUsers(200) },
  'DELETE /api/me/sessions/:id': { expected: forUsers(404), path: () => `/api/me/sessions/${randomUUID()}` },
  'POST /api/me/sessions/end-others': { expected: forUsers(200), throwaway: true },
  'GET /api/me/security': { expected: forUsers(200) },
  'PUT /api/me/security': { expected: forUsers(200), body: () => ({ loginAlerts: true }) },
  'POST /api/me/test-notification': { expected: forUsers(202), throwaway: true },
  'POST /api/auth/step-up': { expected: forUsers(422), throwaway: true, body: () => ({ password: 'en anden' }) },
  'GET /api/host/overview': { expected: forHosts(200) },
}
