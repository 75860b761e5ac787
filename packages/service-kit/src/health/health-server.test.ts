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
    /** What is answered to these bytes until the port ends the connection. */
    const tell = async (bytes: string) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.on('error', () => undefined)
      if (bytes !== '') socket.write(bytes)
      return text(socket)
    }
    return { get, markNotReady, tell }
  }
  const away = async () => {
    throw new Error('password=hunter2')
  }

  it('says that the process lives, whatever it depends on', async () => {
    const { get } = await open({ database: away })
    expect((await get('/healthz')).status).toBe(200)
  })

  it('is ready when everything is, and names what is away without saying why', async () => {
    const { get } = await open({ database: async () => 1, nats: away })
    const { status, text: told } = await get('/readyz')
    expect(status).toBe(503)
    expect(JSON.parse(told)).toEqual({ status: 'not ready', database: 'ok', nats: 'away' })
  })

  it('stops being ready before it stops', async () => {
    const { get, markNotReady } = await open({ database: async () => 1 })
    expect((await get('/readyz')).status).toBe(200)
    markNotReady()
    expect((await get('/readyz')).status).toBe(503)
  })

  it('shows work under way in the sandbox only', async () => {
    const closed = await open({})
    expect((await closed.get('/idle')).status).toBe(404)
    await server?.stop()
    const opened = await open({}, async () => ({ outbox: 0 }))
    expect((await opened.get('/idle')).text).toBe('{"outbox":0}')
  })

  it('shows metrics as text and nothing else', async () => {
    const { get } = await open({})
    expect((await get('/metrics')).text).toBe('up 1')
    expect((await get('/anything')).status).toBe(404)
  })

  it('ends connections that say nothing, only begin to ask, or bring a body that never comes', async () => {
    const { tell } = await open({})
    expect(await tell('')).toContain('408')
    expect(await tell('GET /healthz HTTP/1.1\r\nhost: here\r\nx-slow:')).toContain('408')
    const answered = await tell('POST /healthz HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n')
    expect(answered).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close/i)
    // Idle after its answer.
    expect(await tell('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n')).toMatch(/^HTTP\/1.1 200/)
  })
})
