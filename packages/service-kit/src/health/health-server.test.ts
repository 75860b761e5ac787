import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type HealthServer, startHealthServer } from './health-server.ts'

describe('the private port', () => {
  let server: HealthServer | undefined
  afterEach(() => server?.stop())

  const open = async (checks: Record<string, () => Promise<unknown>>, pendingWork?: () => Promise<unknown>) => {
    const limits = { headersTimeout: 200, requestTimeout: 300, keepAliveTimeout: 200, connectionsCheckingInterval: 50 }
    server = await startHealthServer({
      host: '127.0.0.1',
      port: 0,
      checks,
      metrics: async () => 'up 1',
      pendingWork,
      limits,
    })
    const { port, markNotReady } = server
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: answer.status, text: await answer.text() }
    }
    /** Sends bytes and returns the answer until the server closes the connection. */
    const sendBytes = async (bytes: string) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.on('error', () => undefined)
      if (bytes !== '') socket.write(bytes)
      return text(socket)
    }
    return { get, markNotReady, sendBytes }
  }
  const away = async () => {
    throw new Error('password=hunter2')
  }

  it('answers /healthz even while a dependency is away', async () => {
    const { get } = await open({ database: away })
    expect((await get('/healthz')).status).toBe(200)
  })

  it('names a dependency that is away, without the reason', async () => {
    const { get } = await open({ database: async () => 1, nats: away })
    const { status, text: body } = await get('/readyz')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toEqual({ status: 'not ready', database: 'ok', nats: 'away' })
  })

  it('is not ready once it is marked so', async () => {
    const { get, markNotReady } = await open({ database: async () => 1 })
    expect((await get('/readyz')).status).toBe(200)
    markNotReady()
    expect((await get('/readyz')).status).toBe(503)
  })

  it('serves /idle in the sandbox only', async () => {
    const closed = await open({})
    expect((await closed.get('/idle')).status).toBe(404)
    await server?.stop()
    const opened = await open({}, async () => ({ outbox: 0 }))
    expect((await opened.get('/idle')).text).toBe('{"outbox":0}')
  })

  it('serves metrics as text, and 404 for unknown paths', async () => {
    const { get } = await open({})
    expect((await get('/metrics')).text).toBe('up 1')
    expect((await get('/anything')).status).toBe(404)
  })

  it('closes connections that send no request, half a request, or no promised body', async () => {
    const { sendBytes } = await open({})
    expect(await sendBytes('')).toContain('408')
    expect(await sendBytes('GET /healthz HTTP/1.1\r\nhost: here\r\nx-slow:')).toContain('408')
    const answered = await sendBytes('POST /healthz HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n')
    expect(answered).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close/i)
    // Idle after its answer.
    expect(await sendBytes('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n')).toMatch(/^HTTP\/1.1 200/)
  })
})
