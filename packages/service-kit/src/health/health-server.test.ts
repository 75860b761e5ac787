import { afterEach, describe, expect, it } from 'vitest'
import { type HealthServer, startHealthServer } from './health-server.ts'

describe('the private port', () => {
  let server: HealthServer | undefined
  afterEach(() => server?.stop())

  const open = async (checks: Record<string, () => Promise<unknown>>, idle?: () => Promise<unknown>) => {
    server = await startHealthServer({ host: '127.0.0.1', port: 0, checks, metrics: async () => 'up 1', idle })
    const { port, leave } = server
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: answer.status, text: await answer.text() }
    }
    return { get, leave }
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
    const { status, text } = await get('/readyz')
    expect(status).toBe(503)
    expect(JSON.parse(text)).toEqual({ status: 'not ready', database: 'ok', nats: 'away' })
  })

  it('stops being ready before it stops', async () => {
    const { get, leave } = await open({ database: async () => 1 })
    expect((await get('/readyz')).status).toBe(200)
    leave()
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
})
