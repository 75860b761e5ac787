import { randomUUID } from 'node:crypto'
import { type Actor, type Principal, procedureSubject } from '@nordbo/contracts'
import { headers } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, createCaller, generateKeys, type NatsConnection, ProcedureUnavailable } from '../src/index.ts'
import { readSigningKey } from '../src/rpc/keys.ts'
import { signToken } from '../src/rpc/token.ts'
import { deadlineHeader, decode, encode, tokenHeader } from '../src/rpc/wire.ts'
import { counting, following } from './toy/contracts.ts'
import { type CountingService, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

const person = (...roles: ('guest' | 'host' | 'admin')[]): Actor => ({ kind: 'user', userId: randomUUID(), roles })
const subject = procedureSubject('listings', 'ping')

describe('procedures', () => {
  let ground: TestServers
  let service: CountingService
  let follower: FollowingService
  let nats: NatsConnection
  let bff: Caller

  beforeAll(async () => {
    ground = await openTestServers()
    service = await startCounting(ground.config('listings', await ground.database()))
    // Its contracts know no `ping`, so the toy that relays one may say everything.
    const everything = { NATS_URL: ground.infra.natsUrl('stack'), PATIENCE: '10' }
    follower = await startFollowing(ground.config('booking', await ground.database(), everything))
    nats = await ground.nats('bff')
    bff = await ground.caller('bff', 10)
  })
  afterAll(async () => {
    await follower.stop()
    await service.stop()
    await ground.close()
  })

  /** Sends bytes under a token that is made to order, and returns what comes back. */
  const send = async (order: {
    signer?: Principal
    key?: string
    principal?: Principal
    actor?: Actor
    procedure?: string
    signed?: Uint8Array
    body?: Uint8Array
    at?: number
  }): Promise<unknown> => {
    const body = order.body ?? encode({ text: 'hi' })
    const principal = order.principal ?? 'bff'
    const key = readSigningKey(order.key ?? ground.keys.signing[order.signer ?? principal])
    const claims = {
      principal,
      actor: order.actor ?? ({ kind: 'anonymous' } as const),
      procedure: order.procedure ?? subject,
      body: order.signed ?? body,
    }
    const head = headers()
    head.append(tokenHeader, signToken(key, claims, order.at ?? Date.now()))
    return decode((await nats.request(subject, body, { timeout: longTimeoutMs, headers: head })).data)
  }
  const forbidden = { ok: false, error: { code: 'auth.forbidden' } }

  it('answers a call that its principal signed', async () => {
    expect(await send({})).toEqual({ ok: true, value: { text: 'hi', asked: 'anonymous' } })
  })

  it('takes a signed call once, whichever process of the service hears it again', async () => {
    const twin = await startCounting(ground.config('listings', await ground.database()))
    try {
      const body = encode({ text: 'hi' })
      const subjectOf = { principal: 'bff', actor: { kind: 'anonymous' }, procedure: subject, body } as const
      const ask = async (token: string): Promise<unknown> => {
        const head = headers()
        head.append(tokenHeader, token)
        return decode((await nats.request(subject, body, { timeout: longTimeoutMs, headers: head })).data)
      }
      const sign = () => signToken(readSigningKey(ground.keys.signing.bff), subjectOf, Date.now())
      const token = sign()
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(token)))
      expect(answers.filter((answer) => JSON.stringify(answer).includes('"ok":true'))).toHaveLength(1)
      expect(await ask(token)).toEqual(forbidden)
      expect(await ask(sign())).toMatchObject({ ok: true })
    } finally {
      await twin.stop()
    }
  })

  it('refuses a call without a token', async () => {
    expect(decode((await nats.request(subject, encode({ text: 'hi' }), { timeout: longTimeoutMs })).data)).toEqual(
      forbidden,
    )
  })

  it('refuses a signature by any other key', async () => {
    expect(await send({ key: generateKeys(['bff']).signing.bff })).toEqual(forbidden)
    expect(await send({ signer: 'pricing' })).toEqual(forbidden)
  })

  it('refuses a signature for another body, procedure or time', async () => {
    expect(await send({ signed: encode({ text: 'ho' }) })).toEqual(forbidden)
    expect(await send({ procedure: procedureSubject('listings', 'add') })).toEqual(forbidden)
    expect(await send({ at: Date.now() - 31_000 })).toEqual(forbidden)
    expect(await send({ at: Date.now() + 60_000 })).toEqual(forbidden)
  })

  it('refuses a caller that the contract does not name', async () => {
    expect(await send({ principal: 'pricing', actor: { kind: 'service', name: 'pricing' } })).toEqual(forbidden)
  })

  it('lets no service speak for a person or for another service', async () => {
    expect(await send({ principal: 'booking', actor: person('admin') })).toEqual(forbidden)
    expect(await send({ principal: 'booking', actor: { kind: 'service', name: 'bff' } })).toEqual(forbidden)
    expect(await send({ principal: 'booking', actor: { kind: 'service', name: 'booking' } })).toMatchObject({
      ok: true,
    })
  })

  it('asks the nameless to sign in and refuses those without the role', async () => {
    const client = bff.client(counting)
    expect(await client.rule({})).toEqual({ ok: false, error: { code: 'auth.required' } })
    expect(await client.rule({}, { actor: person('guest', 'host') })).toEqual(forbidden)
    expect(await client.rule({}, { actor: person('guest', 'admin') })).toEqual({ ok: true, value: {} })
    expect(await client.own({}, { actor: person('admin') })).toEqual(forbidden)
  })

  it('names every problem of an input and fills in defaults', async () => {
    const answer = await send({ body: encode({ text: 7, times: 'two' }) })
    expect(answer).toMatchObject({
      error: { code: 'request.invalid', params: { issues: [{ path: 'text' }, { path: 'times' }] } },
    })
    expect(await send({ body: new TextEncoder().encode('{"text"') })).toMatchObject({
      error: { code: 'request.invalid' },
    })
    expect(await bff.client(counting).ping({ text: 'a', times: 3 })).toMatchObject({ value: { text: 'aaa' } })
  })

  it('tells nothing that its contract does not name', async () => {
    expect(JSON.stringify(await send({}))).not.toContain('passwordHash')
  })

  it('keeps the reason of a failure to itself', async () => {
    const answer = await bff.client(counting).fail({}, { traceId: 'trace-7' })
    expect(answer).toEqual({ ok: false, error: { code: 'internal.error', params: { traceId: 'trace-7' } } })
  })

  it('carries at most 256 kB either way', async () => {
    const client = bff.client(counting)
    expect(await client.swell({ bytes: 200_000 })).toMatchObject({ ok: true })
    expect(await client.swell({ bytes: 300_000 })).toMatchObject({ error: { code: 'internal.error' } })
    expect(await client.ping({ text: 'x'.repeat(300_000) })).toMatchObject({ error: { code: 'request.tooLarge' } })
    expect(await send({ body: encode({ text: 'x'.repeat(300_000) }) })).toMatchObject({
      error: { code: 'request.tooLarge' },
    })
  })

  it('lets a service call another one as itself', async () => {
    expect(await bff.client(following).relayed({ text: 'hi' })).toEqual({ ok: true, value: { text: 'service' } })
  })

  it('drops work whose deadline has passed', async () => {
    const body = encode({ text: 'late' })
    const head = headers()
    const claims = { principal: 'bff', actor: { kind: 'anonymous' }, procedure: subject, body } as const
    head.append(tokenHeader, signToken(readSigningKey(ground.keys.signing.bff), claims, Date.now()))
    head.append(deadlineHeader, String(Date.now() - 1))
    await expect(nats.request(subject, body, { timeout: 200, headers: head })).rejects.toThrow('TIMEOUT')
    const dropped = async () => (await service.kit.metrics.metrics()).includes('procedure="ping",outcome="late"} 1')
    await eventually(dropped, true)
  })

  it('throws when an answer takes too long, and when nobody is there', async () => {
    const slow = bff.client(counting).linger({}, { timeoutMs: 50 })
    await expect(slow).rejects.toMatchObject({ name: 'ProcedureUnavailable', timedOut: true })
    service.release()
    const alone = bff.client({ ...counting, name: 'messaging' }).ping({ text: 'hi' })
    await expect(alone).rejects.toThrow(ProcedureUnavailable)
    await expect(alone).rejects.toMatchObject({ timedOut: false })
  })

  it('waits for a reader that is just starting, but not for a writer', async () => {
    const early = bff.client({ ...counting, name: 'identity' })
    const asked = early.ping({ text: 'hi' })
    const answerer = nats.subscribe('rpc.identity.ping', {
      callback: (_error, message) => message.respond(encode({ ok: true, value: { text: 'here', asked: '' } })),
    })
    expect(await asked).toMatchObject({ value: { text: 'here' } })
    answerer.unsubscribe()
    await expect(early.add({ id: randomUUID(), by: 1 })).rejects.toMatchObject({ timedOut: false })
  })

  it('finishes what is in flight before it stops', async () => {
    const leaving = await startCounting(ground.config('listings', await ground.database()))
    await service.stop()
    const caller = createCaller({ nats, principal: 'bff', signingKey: ground.keys.signing.bff })
    const answer = caller.client(counting).linger({})
    await leaving.lingering
    const stopped = leaving.stop()
    leaving.release()
    expect(await answer).toEqual({ ok: true, value: { finished: true } })
    await stopped
    await expect(caller.client(counting).add({ id: randomUUID(), by: 1 })).rejects.toThrow(ProcedureUnavailable)
  })
})
