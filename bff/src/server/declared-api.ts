import { generateKeyPairSync } from 'node:crypto'
import { createCaller, createLogger } from '@nordbo/service-kit'
import { bffConfig } from '../core/config.ts'
import { createCurrencyTables } from '../services/currency-tables.ts'
import { connectOwnHolds } from '../services/own-holds.ts'
import { connectReviewedStays } from '../services/reviewed-stays.ts'
import { connectServices } from '../services/services.ts'
import { createSessionCache } from '../services/session-cache.ts'
import { createUserCache } from '../services/user-cache.ts'
import { createFreshness } from '../shared-answers/freshness.ts'
import { createSharedAnswers } from '../shared-answers/shared-answers.ts'
import { type ApiDeps, buildApi } from './build-api.ts'

/** The API without connections, for its OpenAPI description and for checks over all routes. */
export const declaredApi = async () => {
  const signingKey = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64')
  const config = bffConfig.parse({
    NATS_URL: 'nats://127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:1',
    SIGNING_KEY: signingKey,
    PUBLIC_KEYS: {},
    STRIPE_WEBHOOK_SECRET: 'declared',
  })
  // Declaring routes does not use these.
  const unused = Object.create(null)
  const services = connectServices(createCaller({ nats: unused, principal: 'bff', signingKey, publicKeys: {} }))
  const log = createLogger({ name: 'bff', level: 'silent' })
  const freshness = createFreshness()
  const deps: ApiDeps = {
    config,
    services,
    sessions: createSessionCache(services.identity),
    userCache: createUserCache(services.identity),
    reviewedStays: connectReviewedStays(services.listings, log),
    ownHolds: connectOwnHolds(services.booking, log),
    sharedAnswers: createSharedAnswers(freshness, config.SHARED_ANSWERS_MS),
    freshness,
    currencies: createCurrencyTables(services.pricing),
    blobs: unused,
    uploads: unused,
    renderer: unused,
    sandbox: null,
    moveClock: async () => [],
    now: () => new Date(0),
  }
  const declared = await buildApi(deps, log)
  await declared.api.ready()
  return declared
}
