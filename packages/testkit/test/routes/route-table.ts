import { accountRoutes } from './account-routes.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { dataRightsRoutes } from './data-rights-routes.ts'
import type { RouteCase } from './expected.ts'
import { extraRoutes } from './extra-routes.ts'
import { findingRoutes } from './finding-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { listRoutes } from './list-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { partnerRoutes } from './partner-routes.ts'
import { stayRoutes } from './stay-routes.ts'
import { supportRoutes } from './support-routes.ts'
import { threadRoutes } from './thread-routes.ts'

/** One entry per route of the BFF; a route without one fails the permission test. */
export const routeTable: Record<string, RouteCase> = {
  ...accountRoutes,
  ...dataRightsRoutes,
  ...findingRoutes,
  ...stayRoutes,
  ...hostRoutes,
  ...calendarRoutes,
  ...extraRoutes,
  ...listRoutes,
  ...moneyRoutes,
  ...supportRoutes,
  ...partnerRoutes,
  ...threadRoutes,
}
