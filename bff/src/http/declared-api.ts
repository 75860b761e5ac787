import { generateKeyPairSync } from 'node:crypto'
import { createCaller, createLogger } from '@nordbo/service-kit'
import { bffConfig } from '../config.ts'
import { rememberFaces } from '../ports/faces.ts'
import { askOwnHolds } from '../ports/own-holds.ts'
import { askReviewed } from '../ports/reviewed.ts'
import { connectServices } from '../ports/services.ts'
import { rememberSessions } from '../ports/sessions.ts'
import type { Ports } from './api.ts'
import { buildApi } from './build-api.ts'

/** The API as declared, connected to nothing: for its description and for checks over all routes. */
export const declaredApi = async () => {
  const signingKey = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64')
  const config = bffConfig.parse({
    NATS_URL: 'nats://127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:1',
    SIGNING_KEY: signingKey,
    STRIPE_WEBHOOK_SECRET: 'declared',
  })
  // Nothing is asked of these while routes are only declared.
  const nothing = Object.create(null)
  const services = connectServices(createCaller({ nats: nothing, principal: 'bff', signingKey }))
  const log = createLogger({ name: 'bff', level: 'silent' })
  const ports: Ports = {
    config,
    services,
    sessions: rememberSessions(services.identity),
    faces: rememberFaces(services.identity),
    reviewed: askReviewed(services.listings, log),
    ownHolds: askOwnHolds(services.booking, log),
    blobs: nothing,
    uploads: nothing,
    drawings: nothing,
    sandbox: null,
    moveClock: async () => [],
    now: () => new Date(0),
  }
  const declared = await buildApi(ports, log)
  await declared.api.ready()
  return declared
}
