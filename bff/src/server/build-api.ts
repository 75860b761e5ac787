import { randomUUID } from 'node:crypto'
import { parse } from 'node:querystring'
import multipart from '@fastify/multipart'
import type { Logger } from '@nordbo/service-kit'
import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminCampaignRoutes } from '../admin/campaign-routes.ts'
import { adminReconciliationRoutes } from '../admin/reconciliation-routes.ts'
import { alterationRoutes } from '../alterations/routes.ts'
import { authRoutes } from '../auth/routes.ts'
import { bookingRoutes } from '../bookings/routes.ts'
import { trustProxyOption } from '../core/trusted-proxies.ts'
import { damageReportRoutes } from '../damage-reports/routes.ts'
import type { Deps } from '../deps/deps.ts'
import { figureRoutes } from '../figures/routes.ts'
import { hostBookingRoutes } from '../host-bookings/request-routes.ts'
import { hostReservationRoutes } from '../host-bookings/reservation-routes.ts'
import { hostListingRoutes } from '../host-listings/routes.ts'
import type { Api, RouteRule } from '../http/api.ts'
import { unsupportedMethods } from '../http/other-methods.ts'
import { bodyTimeouts } from '../http/plugins/bodies.ts'
import { errorHandler, sendProblem } from '../http/plugins/error-handler.ts'
import { idempotencyKey } from '../http/plugins/idempotency-key.ts'
import { openapi } from '../http/plugins/openapi.ts'
import { origin } from '../http/plugins/origin.ts'
import { session } from '../http/plugins/session.ts'
import { isHttps } from '../http/session-cookie.ts'
import { answerClientError, timeLimits } from '../http/time-limits.ts'
import { englishTitles } from '../listings/english-titles.ts'
import { listingRoutes } from '../listings/routes.ts'
import { mapRoutes } from '../map/routes.ts'
import { mediaRoutes } from '../media/routes.ts'
import type { FirstScreenRenderer } from '../pages/page-routes.ts'
import { paymentMethodRoutes } from '../payments/card-routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { payoutRoutes, type StatementRenderer } from '../payouts/routes.ts'
import { quoteRoutes } from '../quotes/routes.ts'
import { type ReceiptRenderer, receiptRoutes } from '../receipts/routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { onboardingRoutes } from '../sandbox/onboarding-routes.ts'
import { sandboxRoutes } from '../sandbox/routes.ts'
import { savedSearchRoutes } from '../saved-searches/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { tripRoutes } from '../trips/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import { favouriteRoutes } from '../wishlists/favourite-routes.ts'
import { wishlistRoutes } from '../wishlists/routes.ts'

/** What the whole API works with. */
export type ApiDeps = Deps & { renderer: FirstScreenRenderer & ReceiptRenderer & StatementRenderer }

/** One route of the API as declared: the permission test is generated from this. */
export interface RouteEntry {
  method: string
  url: string
  rule: RouteRule
}

const known = ({ method, url, config }: RouteOptions): RouteEntry[] => {
  const { rule } = config ?? {}
  return rule ? [method].flat().map((verb) => ({ method: verb, url, rule })) : []
}

/** A query as an object; what is left empty counts as left out. */
const parseQuery = (text: string): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(parse(text)).flatMap(([name, given]) => {
      const said = [given ?? ''].flat().filter((value) => value !== '')
      return said.length === 0 ? [] : [[name, said.length === 1 ? (said[0] ?? '') : said]]
    }),
  )

/**
 * Builds the public API; it does not listen yet. `around` adds what only a running process has (limits, live notices, the web) before the
 * routes are declared. `routes` lists what was declared.
 */
export const buildApi = async (
  deps: ApiDeps,
  log: Logger,
  around: (api: Api) => Promise<void> = async () => undefined,
): Promise<{ api: Api; routes: RouteEntry[] }> => {
  const loggerInstance: FastifyBaseLogger = log
  const api: Api = Fastify({
    loggerInstance,
    // Routes are counted and timed by their pattern (plugins/measure.ts); a line per request would repeat it.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    trustProxy: trustProxyOption(deps.config.TRUST_PROXY),
    return503OnClosing: true,
    ...timeLimits(deps.config),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  }).withTypeProvider<ZodTypeProvider>()
  const routes: RouteEntry[] = []
  api.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(...known(route))
  })
  const others = unsupportedMethods(api)
  await api.register(errorHandler)
  // JSON and forms are all that anybody sends.
  api.removeContentTypeParser('text/plain')
  await api.register(idempotencyKey)
  await api.register(origin, { publicUrl: deps.config.PUBLIC_URL })
  await api.register(session, deps)
  await api.register(englishTitles, deps)
  await around(api)
  await api.register(openapi, {
    checkAnswers: deps.config.STRICT,
    https: isHttps(deps.config),
  })
  await api.register(multipart)
  await api.register(bodyTimeouts, { withinMs: deps.config.BODY_WITHIN_MS })
  await api.register(async (scope) => {
    const typed = scope.withTypeProvider<ZodTypeProvider>()
    authRoutes(typed, deps)
    searchRoutes(typed, deps)
    listingRoutes(typed, deps)
    figureRoutes(typed, deps)
    quoteRoutes(typed, deps)
    bookingRoutes(typed, deps)
    alterationRoutes(typed, deps)
    tripRoutes(typed, deps)
    receiptRoutes(typed, deps)
    adminCampaignRoutes(typed, deps)
    adminReconciliationRoutes(typed, deps)
    hostBookingRoutes(typed, deps)
    hostReservationRoutes(typed, deps)
    hostListingRoutes(typed, deps)
    paymentRoutes(typed, deps)
    paymentMethodRoutes(typed, deps)
    payoutRoutes(typed, deps)
    sandboxRoutes(typed, deps)
    mediaRoutes(typed, deps)
    mapRoutes(typed, deps)
    favouriteRoutes(typed, deps)
    wishlistRoutes(typed, deps)
    savedSearchRoutes(typed, deps)
    reviewRoutes(typed, deps)
    damageReportRoutes(typed, deps)
  })
  await api.register(async (scope) => webhookRoutes(scope.withTypeProvider<ZodTypeProvider>(), deps))
  await api.register(async (scope) => onboardingRoutes(scope.withTypeProvider<ZodTypeProvider>(), deps))
  others.answer()
  return { api, routes }
}
