import { randomUUID } from 'node:crypto'
import { pictureForm } from '../../src/index.ts'
import { forAdmins, forHosts, forUsers, onForeignList, type RouteCase } from './expected.ts'
import type { RouteWorld } from './route-world.ts'

const ofThread = (rest: string) => (world: RouteWorld) => `/api/threads/${world.thread.id}${rest}`

const template = { title: 'Velkommen', body: 'Hej {{guest}}' }

/** Routes of threads and messages. A thread is of its two people alone, not even of administrators. */
export const threadRoutes: Record<string, RouteCase> = {
  'GET /api/threads': { expected: forUsers(200) },
  'POST /api/threads': { expected: forUsers(201), body: (world) => ({ listingId: world.home.id }) },
  'GET /api/threads/search': { expected: forUsers(200), path: () => '/api/threads/search?q=gerda' },
  'GET /api/threads/unread': { expected: forUsers(200) },
  'GET /api/threads/:id': { expected: onForeignList, path: ofThread('') },
  'GET /api/threads/:id/messages': { expected: onForeignList, path: ofThread('/messages') },
  'PUT /api/threads/:id/messages/:messageId': {
    expected: onForeignList,
    path: (world) => ofThread(`/messages/${randomUUID()}`)(world),
    body: () => ({ body: 'Hej' }),
  },
  'PUT /api/threads/:id/read': { expected: onForeignList, path: ofThread('/read'), body: () => ({ seq: 1 }) },
  'PUT /api/threads/:id/archived': {
    expected: onForeignList,
    path: ofThread('/archived'),
    body: () => ({ archived: true }),
  },
  'PUT /api/threads/:id/blocked': {
    expected: onForeignList,
    path: ofThread('/blocked'),
    body: () => ({ blocked: true }),
  },
  'POST /api/threads/:id/reports': {
    expected: onForeignList,
    path: ofThread('/reports'),
    body: () => ({ reason: 'spam' }),
  },
  'POST /api/threads/:id/pictures': {
    expected: onForeignList,
    path: ofThread('/pictures'),
    body: () => pictureForm(40),
  },
  'GET /api/threads/:id/pictures/:pictureId': {
    expected: onForeignList,
    path: (world) => ofThread(`/pictures/${randomUUID()}`)(world),
  },
  'DELETE /api/threads/:id/pictures/:pictureId': {
    expected: onForeignList,
    path: (world) => ofThread(`/pictures/${randomUUID()}`)(world),
  },
  'GET /api/host/message-templates': { expected: forHosts(200) },
  'POST /api/host/message-templates': { expected: forHosts(201), body: () => template },
  'PUT /api/host/message-templates/:id': {
    expected: forHosts(404),
    path: () => `/api/host/message-templates/${randomUUID()}`,
    body: () => template,
  },
  'DELETE /api/host/message-templates/:id': {
    expected: forHosts(404),
    path: () => `/api/host/message-templates/${randomUUID()}`,
  },
  'GET /api/host/planned-messages': { expected: forHosts(200) },
  'POST /api/host/planned-messages': {
    expected: forHosts(404),
    body: () => ({ templateId: randomUUID(), anchor: 'checkIn', days: -2, hour: 10 }),
  },
  'DELETE /api/host/planned-messages/:id': {
    expected: forHosts(404),
    path: () => `/api/host/planned-messages/${randomUUID()}`,
  },
  'GET /api/messages/search': { expected: forUsers(200), path: () => '/api/messages/search?q=hej' },
  'POST /api/admin/threads/:id/messages/:messageId/original': {
    expected: forAdmins(200),
    path: (world) => `/api/admin/threads/${world.thread.id}/messages/${world.thread.messageId}/original`,
    body: () => ({ why: 'Sag om skade, nummer 12' }),
  },
  'POST /api/admin/mails/log': {
    expected: forAdmins(200),
    body: () => ({ about: { address: 'nobody@test.example' }, why: 'Sag om mails, nummer 12' }),
  },
  'POST /api/admin/mails/suppressions/:userId/lift': {
    expected: forAdmins(200),
    path: () => `/api/admin/mails/suppressions/${randomUUID()}/lift`,
    body: () => ({ why: 'Sag om mails, nummer 12' }),
  },
}
