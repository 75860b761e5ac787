import { randomUUID } from 'node:crypto'
import { defaultPrivacy } from '@nordbo/contracts'
import { picturesForm } from '@nordbo/testkit'
import { all, forAdmins, forHosts, forUsers, type RouteCase } from './expected.ts'

const aToken = 'A'.repeat(32)
const nobodysId = '00000000-0000-4000-8000-000000000000'
/** A signature of no passkey, for a challenge that was never given. */
export const nobodysProof = {
  token: 'x',
  id: 'x',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}
const channels = { email: true, push: true, sms: false }
/** Of a push service that does not exist. */
const pushAddress = {
  endpoint: 'https://push.example/device',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
}
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
  'GET /api/notifications': { expected: forUsers(200) },
  'GET /api/notifications/unread': { expected: forUsers(200) },
  'PUT /api/notifications/read': { expected: forUsers(200), body: () => ({ upTo: 1 }) },
  'GET /api/push/key': { expected: forUsers(200) },
  'GET /api/me/push-subscriptions': { expected: forUsers(200) },
  // Messages are sent to push services alone.
  'PUT /api/me/push-subscription': { expected: forUsers(422), body: () => pushAddress },
  'DELETE /api/me/push-subscription': { expected: forUsers(200) },
  'DELETE /api/me/push-subscriptions/:id': {
    expected: forUsers(200),
    path: () => `/api/me/push-subscriptions/${randomUUID()}`,
  },
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
  'GET /api/me/passkeys': { expected: forUsers(200) },
  'POST /api/me/passkeys/start': { expected: forUsers(200), throwaway: true },
  // Nobody here has begun one.
  'POST /api/me/passkeys': {
    expected: forUsers(410),
    throwaway: true,
    body: () => ({
      name: 'Telefon',
      credential: { token: 'x', id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } },
    }),
  },
  'PATCH /api/me/passkeys/:id': {
    expected: forUsers(404),
    path: () => `/api/me/passkeys/${nobodysId}`,
    body: () => ({ name: 'Telefon' }),
  },
  'DELETE /api/me/passkeys/:id': {
    expected: forUsers(404),
    throwaway: true,
    path: () => `/api/me/passkeys/${nobodysId}`,
  },
  'GET /api/auth/providers': { expected: all(200) },
  'POST /api/auth/providers/:id/start': {
    expected: all(200),
    path: () => '/api/auth/providers/sandbox/start',
    body: () => ({}),
  },
  // Without what the browser began, it leads to the page that says so.
  'GET /api/auth/providers/:id/callback': {
    expected: all(303),
    path: () => '/api/auth/providers/sandbox/callback?code=x&state=x',
  },
  'GET /api/me/sign-in-ways': { expected: forUsers(200) },
  'POST /api/me/linked-identities/start': {
    expected: forUsers(200),
    throwaway: true,
    body: () => ({ provider: 'sandbox' }),
  },
  'DELETE /api/me/linked-identities/:id': {
    expected: forUsers(404),
    throwaway: true,
    path: () => `/api/me/linked-identities/${nobodysId}`,
  },
  // Nobody here has a linked identity.
  'POST /api/auth/step-up/providers/:id/start': {
    expected: forUsers(404),
    throwaway: true,
    path: () => '/api/auth/step-up/providers/sandbox/start',
    body: () => ({}),
  },
  'POST /api/auth/step-up/passkey/start': { expected: forUsers(200), throwaway: true },
  'POST /api/auth/step-up/passkey': { expected: forUsers(410), throwaway: true, body: () => nobodysProof },
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
  'GET /api/me/email-change': { expected: forUsers(200) },
  'POST /api/me/test-notification': { expected: forUsers(202), throwaway: true },
  'GET /api/me/sessions': { expected: forUsers(200) },
  'DELETE /api/me/sessions/:id': { expected: forUsers(404), path: () => `/api/me/sessions/${randomUUID()}` },
  'POST /api/me/sessions/end-others': { expected: forUsers(200), throwaway: true },
  'GET /api/me/security': { expected: forUsers(200) },
  'PUT /api/me/security': { expected: forUsers(200), throwaway: true, body: () => ({ loginAlerts: true }) },
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
