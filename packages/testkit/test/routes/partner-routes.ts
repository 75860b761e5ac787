import { randomUUID } from 'node:crypto'
import { aCompany } from '../../src/index.ts'
import { forAdmins, forUsers, type RouteCase } from './expected.ts'

const nobodysId = randomUUID()

/** Hotel partners, their application and the decision about it. */
export const partnerRoutes: Record<string, RouteCase> = {
  'GET /api/partner': { expected: forUsers(200) },
  'POST /api/partner/cvr': { expected: forUsers(200), throwaway: true, body: () => aCompany() },
  // Nobody here has an application.
  'POST /api/partner/onboarding': { expected: forUsers(404) },
  'POST /api/partner/role': { expected: forUsers(404), body: () => ({ operatorId: nobodysId }) },
  'GET /api/admin/partners': { expected: forAdmins(200) },
  'POST /api/admin/partners/:id/decision': {
    expected: forAdmins(404),
    path: () => `/api/admin/partners/${nobodysId}/decision`,
    body: () => ({ decision: 'approved' }),
  },
}
