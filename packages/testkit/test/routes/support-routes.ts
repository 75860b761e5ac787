import { randomUUID } from 'node:crypto'
import { aPdf, fileForm } from '../../src/index.ts'
import { all, forAdmins, forUsers, type RouteCase } from './expected.ts'

const nobodysId = '00000000-0000-4000-8000-000000000000'
const token = 'A'.repeat(32)
/** Of nobody: it ends and confirms nothing. */
const newsletterToken = 'A'.repeat(44)
const message = 'Hvornår kommer pengene på min konto?'

/** Routes of questions to the support, and of the newsletter. */
export const supportRoutes: Record<string, RouteCase> = {
  'POST /api/support/tickets': {
    expected: forUsers(201),
    throwaway: true,
    body: () => ({ subject: 'Min udbetaling', message }),
  },
  'PUT /api/contact/tickets/:id': {
    expected: all(200),
    path: () => `/api/contact/tickets/${randomUUID()}`,
    body: () => ({ name: 'Gerda Gæst', email: `${randomUUID()}@test.example`, topic: 'payment', message }),
  },
  // The link is the permission.
  'POST /api/contact/ticket': { expected: all(404), body: () => ({ token }) },
  'PUT /api/contact/replies/:id': {
    expected: all(404),
    path: () => `/api/contact/replies/${randomUUID()}`,
    body: () => ({ token, message }),
  },
  'PUT /api/contact/files/:id': {
    expected: all(404),
    path: () => `/api/contact/files/${nobodysId}`,
    body: () => fileForm('file', aPdf()),
  },
  'GET /api/contact/files/:id': { expected: all(404), path: () => `/api/contact/files/${nobodysId}` },
  'DELETE /api/contact/files/:id': { expected: all(404), path: () => `/api/contact/files/${nobodysId}` },
  'POST /api/newsletter': {
    expected: all(202),
    body: () => ({ email: `${randomUUID()}@test.example`, version: '2026-12' }),
  },
  'POST /api/newsletter/confirm': { expected: all(200), body: () => ({ token: newsletterToken }) },
  'POST /api/newsletter/unsubscribe': { expected: all(200), body: () => ({ token: newsletterToken }) },
  'POST /api/newsletter/unsubscribe/:token': {
    expected: all(200),
    path: () => `/api/newsletter/unsubscribe/${newsletterToken}`,
  },
  'GET /api/newsletter/unsubscribe/:token': {
    expected: all(302),
    path: () => `/api/newsletter/unsubscribe/${newsletterToken}`,
  },
  'GET /api/admin/support/tickets': { expected: forAdmins(200) },
  'GET /api/admin/support/tickets/:id': {
    expected: forAdmins(404),
    path: () => `/api/admin/support/tickets/${nobodysId}`,
  },
  'GET /api/admin/support/tickets/:id/files/:file': {
    expected: forAdmins(404),
    path: () => `/api/admin/support/tickets/${nobodysId}/files/${nobodysId}`,
  },
  'POST /api/admin/support/tickets/:id/thread': {
    expected: forAdmins(404),
    path: () => `/api/admin/support/tickets/${nobodysId}/thread`,
    body: () => ({ why: 'Anmeldelse af en samtale, sag 12' }),
  },
  'POST /api/admin/support/tickets/:id/answers': {
    expected: forAdmins(404),
    path: () => `/api/admin/support/tickets/${nobodysId}/answers`,
    body: () => ({ message }),
  },
  'PUT /api/admin/support/tickets/:id/state': {
    expected: forAdmins(404),
    path: () => `/api/admin/support/tickets/${nobodysId}/state`,
    body: () => ({ state: 'closed' }),
  },
}
