import { randomUUID } from 'node:crypto'
import { parse } from 'node:querystring'
import multipart from '@fastify/multipart'
import type { Logger } from '@nordbo/service-kit'
import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminCampaignRoutes } from '../admin/campaign-routes.ts'
import { adminMailLogRoutes } from '../admin/mail-log-routes.ts'
import { adminReconciliationRoutes } from '../admin/reconciliation-routes.ts'
import { adminSupportRoutes } from '../admin/support-routes.ts'
import { agreementRoutes } from '../agreements/routes.ts'
import { alterationRoutes } from '../alterations/routes.ts'
import { accountRoutes } from '../auth/account-routes.ts'
import { credentialRoutes } from '../auth/credential-routes.ts'
import { mailLinkRoutes } from '../auth/mail-routes.ts'
import { authRoutes } from '../auth/routes.ts'
import { stepUpRoutes } from '../auth/step-up-routes.ts'
import { bookingRoutes } from '../bookings/routes.ts'
import type { BffConfig } from '../core/config.ts'
import { trustProxyOption } from '../core/trusted-proxies.ts'
import { currencyRoutes } from '../currencies/routes.ts'
import { damageReportRoutes } from '../damage-reports/routes.ts'
import { consentRoutes } from '../data-rights/consent-routes.ts'
import { deletionRoutes } from '../data-rights/deletion-routes.ts'
import { exportRoutes } from '../data-rights/export-routes.ts'
import type { Deps } from '../deps/deps.ts'
import { deviceRoutes } from '../devices/routes.ts'
import { extraRoutes } from '../extras/routes.ts'
import { figureRoutes } from '../figures/routes.ts'
import { hostBookingRoutes } from '../host-bookings/request-routes.ts'
import { hostReservationRoutes } from '../host-bookings/reservation-routes.ts'
import { hostCalendarRoutes } from '../host-calendar/routes.ts'
import { hostDraftRoutes } from '../host-drafts/routes.ts'
import { hostSupportRoutes } from '../host-drafts/support-routes.ts'
import { listingCopyRoutes } from '../host-listings/copy-routes.ts'
import { hostPhotoRoutes } from '../host-listings/photo-routes.ts'
import { hostListingRoutes } from '../host-listings/routes.ts'
import { hostOverviewRoutes } from '../host-overview/routes.ts'
import { hostingRoutes } from '../hosting/routes.ts'
import { hotelRoutes } from '../hotels/routes.ts'
import type { Api, RouteRule } from '../http/api.ts'
import { unsupportedMethods } from '../http/other-methods.ts'
import { bodyTimeouts, jsonBodies } from '../http/plugins/bodies.ts'
import { errorHandler, sendProblem } from '../http/plugins/error-handler.ts'
import { idempotencyKey } from '../http/plugins/idempotency-key.ts'
import { openapi } from '../http/plugins/openapi.ts'
import { origin } from '../http/plugins/origin.ts'
import { plainPaths } from '../http/plugins/plain-paths.ts'
import { revalidation } from '../http/plugins/revalidation.ts'
import { session } from '../http/plugins/session.ts'
import { isHttps } from '../http/session-cookie.ts'
import { answerClientError, timeLimits } from '../http/time-limits.ts'
import { englishTitles } from '../listings/english-titles.ts'
import { listingRoutes } from '../listings/routes.ts'
import { mapRoutes } from '../map/routes.ts'
import { mediaRoutes } from '../media/routes.ts'
import { newsletterRoutes } from '../newsletter/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import type { FirstScreenRenderer } from '../pages/page-routes.ts'
import { partnerRoutes } from '../partners/routes.ts'
import { paymentMethodRoutes } from '../payments/card-routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { payoutRoutes, type StatementRenderer } from '../payouts/routes.ts'
import { profileRoutes } from '../profile/routes.ts'
import { pushRoutes } from '../push/routes.ts'
import { quoteRoutes } from '../quotes/routes.ts'
import { type ReceiptRenderer, receiptRoutes } from '../receipts/routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { oidcPageRoutes } from '../sandbox/oidc-page-routes.ts'
import { onboardingRoutes } from '../sandbox/onboarding-routes.ts'
import { portalRoutes } from '../sandbox/portal-routes.ts'
import { sandboxRoutes } from '../sandbox/routes.ts'
import { savedSearchRoutes } from '../saved-searches/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { type SharePictureRenderer, sharePictureRoutes } from '../share-pictures/routes.ts'
import { dropAtOnce } from '../shared-answers/drop-at-once.ts'
import { contactRoutes } from '../support/contact-routes.ts'
import { ticketFileRoutes } from '../support/file-routes.ts'
import { supportRoutes } from '../support/routes.ts'
import { hostMessageRoutes } from '../threads/host-message-routes.ts'
import { threadMessageRoutes } from '../threads/message-routes.ts'
import { threadRoutes } from '../threads/routes.ts'
import { tripRoutes } from '../trips/routes.ts'
import { oneClickUnsubscribeRoutes, unsubscribeRoutes } from '../unsubscribe/routes.ts'
import { verificationRoutes } from '../verification/routes.ts'
import { mailWebhookRoutes } from '../webhooks/mail-routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import { favouriteRoutes } from '../wishlists/favourite-routes.ts'
import { wishlistRoutes } from '../wishlists/routes.ts'
import { writtenPageRoutes } from '../written-pages/routes.ts'

/** Dependencies of all routes. */
export type ApiDeps = Deps & {
  renderer: FirstScreenRenderer & ReceiptRenderer & StatementRenderer & SharePictureRenderer
}

/** One declared route of the API. The permission test is generated from these. */
export interface RouteEntry {
  method: string
  url: string
  rule: RouteRule
}

const toEntries = ({ method, url, config }: RouteOptions): RouteEntry[] => {
  const { rule } = config ?? {}
  return rule ? [method].flat().map((name) => ({ method: name, url, rule })) : []
}

/** A query string as an object. An empty value counts as absent; several values become an array. */
const parseQuery = (text: string): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(parse(text)).flatMap(([name, given]) => {
      const values = [given ?? ''].flat().filter((value) => value !== '')
      return values.length === 0 ? [] : [[name, values.length === 1 ? (values[0] ?? '') : values]]
    }),
  )

const createFastify = (config: BffConfig, log: Logger): Api => {
  const loggerInstance: FastifyBaseLogger = log
  return Fastify({
    loggerInstance,
    // plugins/measure.ts counts requests by route, so a log line for each is not needed.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    return503OnClosing: true,
    ...timeLimits(config),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  }).withTypeProvider<ZodTypeProvider>()
}

/** Routes that take JSON or uploads, in the order of the OpenAPI description. */
const resourceRoutes: readonly ((app: Api, deps: ApiDeps) => void)[] = [
  authRoutes,
  stepUpRoutes,
  mailLinkRoutes,
  credentialRoutes,
  accountRoutes,
  deviceRoutes,
  profileRoutes,
  verificationRoutes,
  partnerRoutes,
  searchRoutes,
  listingRoutes,
  hotelRoutes,
  writtenPageRoutes,
  agreementRoutes,
  figureRoutes,
  currencyRoutes,
  hostingRoutes,
  quoteRoutes,
  bookingRoutes,
  alterationRoutes,
  tripRoutes,
  receiptRoutes,
  adminCampaignRoutes,
  adminReconciliationRoutes,
  adminMailLogRoutes,
  hostBookingRoutes,
  hostReservationRoutes,
  hostListingRoutes,
  listingCopyRoutes,
  hostOverviewRoutes,
  hostCalendarRoutes,
  hostPhotoRoutes,
  hostDraftRoutes,
  hostSupportRoutes,
  extraRoutes,
  paymentRoutes,
  paymentMethodRoutes,
  payoutRoutes,
  sandboxRoutes,
  mediaRoutes,
  sharePictureRoutes,
  mapRoutes,
  favouriteRoutes,
  wishlistRoutes,
  savedSearchRoutes,
  reviewRoutes,
  damageReportRoutes,
  threadRoutes,
  threadMessageRoutes,
  hostMessageRoutes,
  unsubscribeRoutes,
  supportRoutes,
  contactRoutes,
  ticketFileRoutes,
  newsletterRoutes,
  adminSupportRoutes,
  notificationRoutes,
  pushRoutes,
  exportRoutes,
  deletionRoutes,
  consentRoutes,
]

/** Routes with a body parser of their own: each is registered in its own scope, so that the parser applies to it alone. */
const scopedRoutes = [
  oneClickUnsubscribeRoutes,
  webhookRoutes,
  mailWebhookRoutes,
  onboardingRoutes,
  portalRoutes,
  oidcPageRoutes,
] as const

const registerRoutes = async (api: Api, deps: ApiDeps): Promise<void> => {
  await api.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>()
    for (const routes of resourceRoutes) routes(app, deps)
  })
  for (const routes of scopedRoutes)
    await api.register(async (scope) => routes(scope.withTypeProvider<ZodTypeProvider>(), deps))
}

/**
 * Builds the public API without listening. `registerExtras` registers what only a running process has (rate limits, the live socket, the
 * web) before the API's routes. `routes` lists all declared routes.
 */
export const buildApi = async (
  deps: ApiDeps,
  log: Logger,
  registerExtras: (api: Api) => Promise<void> = async () => undefined,
): Promise<{ api: Api; routes: RouteEntry[] }> => {
  const { config } = deps
  const api = createFastify(config, log)
  const routes: RouteEntry[] = []
  api.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(...toEntries(route))
  })
  const otherMethods = unsupportedMethods(api)
  await api.register(errorHandler)
  await api.register(plainPaths)
  // Clients send JSON, forms and uploads only.
  api.removeContentTypeParser('text/plain')
  await api.register(idempotencyKey)
  await api.register(origin, { publicUrl: config.PUBLIC_URL })
  await api.register(session, deps)
  await api.register(englishTitles, deps)
  await api.register(revalidation, deps)
  await api.register(dropAtOnce, deps)
  await registerExtras(api)
  await api.register(openapi, { checkAnswers: config.STRICT, https: isHttps(config) })
  await api.register(multipart)
  await api.register(jsonBodies)
  await api.register(bodyTimeouts, { withinMs: config.BODY_WITHIN_MS })
  await registerRoutes(api, deps)
  otherMethods.declare()
  return { api, routes }
}
