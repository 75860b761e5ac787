import { createServer, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Named checks of what a process cannot work without; a check rejects when its dependency is away. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** What the private port serves. */
export interface HealthDeps {
  host: string
  port: number
  checks: ReadinessChecks
  /** Metrics in Prometheus' text format. */
  metrics(): Promise<string>
  /** Sandbox only: how much work is under way. */
  pendingWork?: (() => Promise<unknown>) | undefined
  /** How long a client may take; the usual limits when left out. */
  limits?: ServerOptions
}

/** Limits in ms; requests here are short and local. */
const usualLimits: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
}

/** The private port of a process. */
export interface HealthServer {
  readonly port: number
  /** Makes /readyz fail from now on, so that no new work is sent. */
  markNotReady(): void
  stop(): Promise<void>
}

const checkMs = 2_000

const within = async (check: () => Promise<unknown>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), checkMs)
  })
  const seen = check().then(
    () => 'ok',
    () => 'away',
  )
  const result = await Promise.race([seen, late])
  clearTimeout(timer)
  return result
}

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value))

/** Serves /healthz, /readyz and /metrics, and in sandbox mode /idle. */
export const startHealthServer = async (deps: HealthDeps): Promise<HealthServer> => {
  let leaving = false

  const readiness = async (): Promise<Record<string, string>> => {
    const states = await Promise.all(
      Object.entries(deps.checks).map(async ([name, check]) => [name, await within(check)] as const),
    )
    return Object.fromEntries(leaving ? [...states, ['process', 'leaving']] : states)
  }

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' })
    if (path === '/metrics') return send(response, 200, 'text/plain; version=0.0.4', await deps.metrics())
    if (path === '/idle' && deps.pendingWork) return sendJson(response, 200, await deps.pendingWork())
    if (path !== '/readyz') return sendJson(response, 404, { status: 'not found' })
    const states = await readiness()
    const ready = Object.values(states).every((state) => state === 'ok')
    sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', ...states })
  }

  const server = createServer(deps.limits ?? usualLimits, (request, response) => {
    // No request here has a body: a connection that sends one is closed after the answer.
    if (request.headers['content-length'] ?? request.headers['transfer-encoding']) response.shouldKeepAlive = false
    const { pathname } = new URL(request.url ?? '/', 'http://health')
    answer(pathname, response).catch(() => sendJson(response, 500, { status: 'failed' }))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(deps.port, deps.host, resolve)
  })
  const bound: AddressInfo | string | null = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : deps.port,
    markNotReady: () => {
      leaving = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
