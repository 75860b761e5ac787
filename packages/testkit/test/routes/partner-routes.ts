import { randomUUID } from 'node:crypto'
import { aCompany, aHotelToDescribe, aPdf, fileForm } from '../../src/index.ts'
import { forAdmins, forUsers, type RouteCase } from './expected.ts'

const nobodysId = randomUUID()

/** Hotel partners, their application and the decision about it. */
export const partnerRoutes: Record<string, RouteCase> = {
  'GET /api/partner': { expected: forUsers(200) },
  'POST /api/partner/cvr': { expected: forUsers(200), throwaway: true, body: () => aCompany() },
  // Nobody here has an application.
  'POST /api/partner/onboarding': { expected: forUsers(404) },
  'POST /api/partner/role': { expected: forUsers(404), body: () => ({ operatorId: nobodysId }) },
  'GET /api/partner/hotels': { expected: forUsers(403) },
  'POST /api/partner/hotels': { expected: forUsers(403), body: () => ({ answers: aHotelToDescribe() }) },
  'PUT /api/partner/hotels/:id': {
    expected: forUsers(403),
    path: () => `/api/partner/hotels/${nobodysId}`,
    body: () => ({ revision: 1, answers: aHotelToDescribe() }),
  },
  'DELETE /api/partner/hotels/:id': { expected: forUsers(403), path: () => `/api/partner/hotels/${nobodysId}` },
  'POST /api/partner/documents': { expected: forUsers(404), body: () => fileForm('registration', aPdf()) },
  'GET /api/partner/documents/:id': { expected: forUsers(404), path: () => `/api/partner/documents/${nobodysId}` },
  'DELETE /api/partner/documents/:id': { expected: forUsers(404), path: () => `/api/partner/documents/${nobodysId}` },
  'GET /api/admin/partners/:partner/documents/:id': {
    expected: forAdmins(404),
    path: () => `/api/admin/partners/${nobodysId}/documents/${nobodysId}`,
  },
  'GET /api/admin/partners': { expected: forAdmins(200) },
  'POST /api/admin/partners/:id/decision': {
    expected: forAdmins(404),
    path: () => `/api/admin/partners/${nobodysId}/decision`,
    body: () => ({ decision: 'approved' }),
  },
}
