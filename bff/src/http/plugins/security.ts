import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { BffConfig } from '../../core/config.ts'
import { isHttps } from '../session-cookie.ts'

/** Sources of pages besides the product's own files, for the Content-Security-Policy. */
export interface PageSources {
  scripts: readonly string[]
  connections: readonly string[]
}

interface SecurityDeps {
  config: BffConfig
  sources: PageSources
}

/** The Content-Security-Policy: own files, the inline start script, and Stripe and the map where they are configured. */
const directives = (config: BffConfig, { scripts, connections }: PageSources): Record<string, string[]> => {
  const stripe = config.STRIPE_PUBLISHABLE_KEY ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const stripeApi = config.STRIPE_PUBLISHABLE_KEY ? ['https://api.stripe.com'] : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts, ...stripe],
    // Radix and the toasts set style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...stripeApi, ...connections],
    frameSrc: stripe.length > 0 ? [...stripe, 'https://hooks.stripe.com'] : ["'none'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}

/** The Permissions-Policy: location for searches nearby, clipboard, full screen, sharing, and payments by Stripe. */
const permissions = (config: BffConfig): string => {
  const payment = config.STRIPE_PUBLISHABLE_KEY ? '(self "https://js.stripe.com")' : '()'
  const own = ['geolocation', 'clipboard-write', 'fullscreen', 'web-share'].map((name) => `${name}=(self)`)
  const none = ['camera', 'microphone', 'display-capture', 'usb', 'serial', 'hid', 'midi', 'accelerometer', 'gyroscope']
  return [...own, `payment=${payment}`, ...none.map((name) => `${name}=()`)].join(', ')
}

/** The security headers of every answer. They are the same for all, so they are written once: helmet checks its whole policy each time. */
const securityHeaders = (config: BffConfig, sources: PageSources): OutgoingHttpHeaders => {
  const https = isHttps(config)
  const written = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives(config, sources), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // For browsers without frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  write(written.req, written, (error) => {
    if (error) throw error
  })
  return { ...written.getHeaders(), 'permissions-policy': permissions(config) }
}

/** Security headers. No cache stores an answer unless its route sets another header, whatever its address looks like. */
export const security = fp(async (app, { config, sources }: SecurityDeps) => {
  const headers = { ...securityHeaders(config, sources), 'cache-control': 'no-store' }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})
