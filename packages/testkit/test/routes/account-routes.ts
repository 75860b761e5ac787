import { defaultPrivacy } from '@nordbo/contracts'
import { picturesForm } from '@nordbo/testkit'
import { forAdmins, forHosts, forUsers, type RouteCase } from './expected.ts'

const nobodysId = '00000000-0000-4000-8000-000000000000'
const channels = { email: true, push: true, sms: false }
const settings = {
  ...{ bookingEmail: true, bookingPush: true, messageEmail: true, messagePush: true },
  ...{ promoEmail: true, promoPush: true },
}

/** Routes of a person's own profile, of the support, and of a host's overview. */
export const accountRoutes: Record<string, RouteCase> = {
  'GET /api/me/profile': { expected: forUsers(200) },
  'PATCH /api/me/profile': { expected: forUsers(200), body: () => ({ phone: '+45 12 34 56 78' }) },
  'GET /api/me': { expected: forUsers(200) },
  'PATCH /api/me': { expected: forUsers(200), body: () => ({ city: 'Skagen' }) },
  'PUT /api/me/privacy': { expected: forUsers(200), body: () => defaultPrivacy },
  'GET /api/me/notification-settings': { expected: forUsers(200) },
  'PUT /api/me/notification-settings': { expected: forUsers(200), body: () => settings },
  'GET /api/me/notifications': { expected: forUsers(200) },
  'PUT /api/me/notifications': { expected: forUsers(200), body: () => channels },
  'GET /api/me/two-factor': { expected: forUsers(200) },
  'POST /api/me/two-factor/start': { expected: forUsers(200), throwaway: true },
  // Nobody here has an app.
  'POST /api/me/two-factor/confirm': {
    expected: forUsers(409),
    throwaway: true,
    body: () => ({ code: '123456' }),
  },
  'POST /api/me/two-factor/disable': { expected: forUsers(200), throwaway: true },
  'POST /api/me/two-factor/recovery-codes': { expected: forUsers(409), throwaway: true },
  'POST /api/support/tickets': {
    expected: forUsers(201),
    throwaway: true,
    body: () => ({ subject: 'Min udbetaling', message: 'Hvornår kommer pengene på min konto?' }),
  },
  'GET /api/me/verification': { expected: forUsers(200) },
  'POST /api/me/verification': {
    expected: forUsers(201),
    throwaway: true,
    body: () => picturesForm({ front: 40, selfie: 80 }),
  },
  'GET /api/admin/verifications': { expected: forAdmins(200) },
  'GET /api/admin/verifications/:id/documents/:kind': {
    expected: forAdmins(404),
    path: () => `/api/admin/verifications/${nobodysId}/documents/front`,
  },
  'POST /api/admin/verifications/:id/decision': {
    expected: forAdmins(404),
    path: () => `/api/admin/verifications/${nobodysId}/decision`,
    body: () => ({ decision: 'approved' }),
  },
  'POST /api/auth/step-up': { expected: forUsers(422), throwaway: true, body: () => ({ password: 'en anden' }) },
  'GET /api/host/overview': { expected: forHosts(200) },
}
