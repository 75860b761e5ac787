import { randomUUID } from 'node:crypto'
import { parse } from 'node:querystring'
import multipart from '@fastify/multipart'
import type { Logger } from '@nordbo/service-kit'
import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { bodies } from '../plugins/bodies.ts'
import { keyed } from '../plugins/keyed.ts'
import { openapi } from '../plugins/openapi.ts'
import { origin } from '../plugins/origin.ts'
import { answerFailure, problems } from '../plugins/problems.ts'
import { session } from '../plugins/session.ts'
import { titles } from '../plugins/titles.ts'
import { adminCampaignRoutes } from '../routes/admin-campaigns.ts'
import { adminReconciliationRoutes } from '../routes/admin-reconciliations.ts'
import { alterationRoutes } from '../routes/alterations.ts'
import { authRoutes } from '../routes/auth.ts'
import { bookingRoutes } from '../routes/bookings.ts'
import { damageReportRoutes } from '../routes/damage-reports.ts'
import { favouriteRoutes } from '../routes/favourites.ts'
import { figureRoutes } from '../routes/figures.ts'
import { hostBookingRoutes } from '../routes/host-bookings.ts'
import { hostListingRoutes } from '../routes/host-listings.ts'
import { hostReservationRoutes } from '../routes/host-reservations.ts'
import { listingRoutes } from '../routes/listings.ts'
import { mapRoutes } from '../routes/map.ts'
import { mediaRoutes } from '../routes/media.ts'
import { onboardingRoutes } from '../routes/onboarding.ts'
import { paymentMethodRoutes } from '../routes/payment-methods.ts'
import { paymentRoutes } from '../routes/payments.ts'
import { payoutRoutes } from '../routes/payouts.ts'
import { quoteRoutes } from '../routes/quotes.ts'
import { receiptRoutes } from '../routes/receipts.ts'
import { reviewRoutes } from '../routes/reviews.ts'
import { sandboxRoutes } from '../routes/sandbox.ts'
import { savedSearchRoutes } from '../routes/saved-searches.ts'
import { searchRoutes } from '../routes/search.ts'
import { tripRoutes } from '../routes/trips.ts'
import { webhookRoutes } from '../routes/webhooks.ts'
import { wishlistRoutes } from '../routes/wishlists.ts'
import type { Api, Ports, RouteRule } from './api.ts'
import { otherMethods } from './other-methods.ts'
import { isHttps } from './session-cookie.ts'
import { answerBrokenRequest, timeLimits } from './time-limits.ts'
import { trustIn } from './trusted-proxies.ts'

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
 * The public API on given ports, not yet listening. `around` adds what only a running process has (limits, live notices, the web) before the
 * routes are declared. `routes` lists what was declared.
 */
export const buildApi = async (
  ports: Ports,
  log: Logger,
  around: (api: Api) => Promise<void> = async () => undefined,
): Promise<{ api: Api; routes: RouteEntry[] }> => {
  const loggerInstance: FastifyBaseLogger = log
  const api: Api = Fastify({
    loggerInstance,
    // Routes are counted and timed by their pattern (plugins/measure.ts); a line per request would repeat it.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    trustProxy: trustIn(ports.config.TRUST_PROXY),
    return503OnClosing: true,
    ...timeLimits(ports.config),
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  }).withTypeProvider<ZodTypeProvider>()
  const routes: RouteEntry[] = []
  api.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(...known(route))
  })
  const others = otherMethods(api)
  await api.register(problems)
  // JSON and forms are all that anybody sends.
  api.removeContentTypeParser('text/plain')
  await api.register(keyed)
  await api.register(origin, { publicUrl: ports.config.PUBLIC_URL })
  await api.register(session, ports)
  await api.register(titles, ports)
  await around(api)
  await api.register(openapi, {
    checkAnswers: ports.config.STRICT,
    https: isHttps(ports.config),
  })
  await api.register(multipart)
  await api.register(bodies, { withinMs: ports.config.BODY_WITHIN_MS })
  await api.register(async (scope) => {
    const typed = scope.withTypeProvider<ZodTypeProvider>()
    authRoutes(typed, ports)
    searchRoutes(typed, ports)
    listingRoutes(typed, ports)
    figureRoutes(typed, ports)
    quoteRoutes(typed, ports)
    bookingRoutes(typed, ports)
    alterationRoutes(typed, ports)
    tripRoutes(typed, ports)
    receiptRoutes(typed, ports)
    adminCampaignRoutes(typed, ports)
    adminReconciliationRoutes(typed, ports)
    hostBookingRoutes(typed, ports)
    hostReservationRoutes(typed, ports)
    hostListingRoutes(typed, ports)
    paymentRoutes(typed, ports)
    paymentMethodRoutes(typed, ports)
    payoutRoutes(typed, ports)
    sandboxRoutes(typed, ports)
    mediaRoutes(typed, ports)
    mapRoutes(typed, ports)
    favouriteRoutes(typed, ports)
    wishlistRoutes(typed, ports)
    savedSearchRoutes(typed, ports)
    reviewRoutes(typed, ports)
    damageReportRoutes(typed, ports)
  })
  await api.register(async (scope) => webhookRoutes(scope.withTypeProvider<ZodTypeProvider>(), ports))
  await api.register(async (scope) => onboardingRoutes(scope.withTypeProvider<ZodTypeProvider>(), ports))
  others.answer()
  return { api, routes }
}
