import { randomUUID } from 'node:crypto'
import { type Actor, type Principal, procedureSubject } from '@nordbo/contracts'
import { headers } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Caller,
  createCaller,
  createCallKeys,
  generateKeys,
  type NatsConnection,
  ProcedureUnavailable,
  readPublicKeys,
  readSigningKey,
} from '../src/index.ts'
import { serializeClaims, type TokenSubject } from '../src/rpc/claims.ts'
import { issueToken, sealClaims } from '../src/rpc/token.ts'
import { decode, encode, tokenHeader } from '../src/rpc/wire.ts'
import { counting, following } from './toy/contracts.ts'
import { type CountingService, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

const person = (...roles: ('guest' | 'host' | 'admin')[]): Actor => ({ kind: 'user', userId: randomUUID(), roles })
const subject = procedureSubject('listings', 'ping')

describe('a service of procedures', () => {
  let servers: TestServers
  let service: CountingService
  let follower: FollowingService
  let nats: NatsConnection
  let bff: Caller

  beforeAll(async () => {
    servers = await openTestServers()
    service = await startCounting(servers.config('listings', await servers.database()))
    // Booking's contracts do not include `ping`, so the toy that calls it gets every permission.
    const permissions = { NATS_URL: servers.infra.natsUrl('stack'), PATIENCE: '10' }
    follower = await startFollowing(servers.config('booking', await servers.database(), permissions))
    nats = await servers.nats('bff')
    bff = await servers.caller('bff', 10)
  })
  afterAll(async () => {
    await follower.stop()
    await service.stop()
    await servers.close()
  })

  /** A token for listings, made by a principal with a signing key that may be another's. */
  const tokenOf = (call: TokenSubject & { principal: Principal }, at = Date.now(), signing?: string): string => {
    const signingKey = readSigningKey(signing ?? servers.keys.signing[call.principal])
    const keys = createCallKeys(call.principal, signingKey, readPublicKeys(servers.keys.public))
    return issueToken(keys, 'listings', call, at)
  }

  /** Sends a call with a token made to order and returns the answer. */
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
    const signing = order.key ?? servers.keys.signing[order.signer ?? principal]
    const claims = {
      principal,
      actor: order.actor ?? ({ kind: 'anonymous' } as const),
      procedure: order.procedure ?? subject,
      body: order.signed ?? body,
    }
    const head = headers()
    head.append(tokenHeader, tokenOf(claims, order.at, signing))
    return decode((await nats.request(subject, body, { timeout: longTimeoutMs, headers: head })).data)
  }
  const forbidden = { ok: false, error: { code: 'auth.forbidden' } }

  it('answers a call with the token of its principal', async () => {
    expect(await send({})).toEqual({ ok: true, value: { text: 'hi', asked: 'anonymous' } })
  })

  it('accepts a call once, even if another process receives it again', async () => {
    const secondProcess = await startCounting(servers.config('listings', await servers.database()))
    try {
      const body = encode({ text: 'hi' })
      const subjectOf = { principal: 'bff', actor: { kind: 'anonymous' }, procedure: subject, body } as const
      const ask = async (token: string): Promise<unknown> => {
        const head = headers()
        head.append(tokenHeader, token)
        return decode((await nats.request(subject, body, { timeout: longTimeoutMs, headers: head })).data)
      }
      const sign = () => tokenOf(subjectOf)
      const token = sign()
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(token)))
      expect(answers.filter((answer) => JSON.stringify(answer).includes('"ok":true'))).toHaveLength(1)
      expect(await ask(token)).toEqual(forbidden)
      expect(await ask(sign())).toMatchObject({ ok: true })
    } finally {
      await secondProcess.stop()
    }
  })

  it('refuses a call without a token', async () => {
    expect(decode((await nats.request(subject, encode({ text: 'hi' }), { timeout: longTimeoutMs })).data)).toEqual(
      forbidden,
    )
  })

  it('refuses a token by any other key', async () => {
    expect(await send({ key: generateKeys(['bff']).signing.bff })).toEqual(forbidden)
    expect(await send({ signer: 'pricing' })).toEqual(forbidden)
  })

  it('refuses a token for another body, procedure or time', async () => {
    expect(await send({ signed: encode({ text: 'ho' }) })).toEqual(forbidden)
    expect(await send({ procedure: procedureSubject('listings', 'add') })).toEqual(forbidden)
    expect(await send({ at: Date.now() - 31_000 })).toEqual(forbidden)
    expect(await send({ at: Date.now() + 60_000 })).toEqual(forbidden)
  })

  it('refuses a caller that the contract does not name', async () => {
    expect(await send({ principal: 'pricing', actor: { kind: 'service', name: 'pricing' } })).toEqual(forbidden)
  })

  it('refuses a service that names a person or another service as actor', async () => {
    expect(await send({ principal: 'booking', actor: person('admin') })).toEqual(forbidden)
    expect(await send({ principal: 'booking', actor: { kind: 'service', name: 'bff' } })).toEqual(forbidden)
    expect(await send({ principal: 'booking', actor: { kind: 'service', name: 'booking' } })).toMatchObject({
      ok: true,
    })
  })

  it('asks anonymous callers to sign in and refuses those without the role', async () => {
    const client = bff.client(counting)
    expect(await client.rule({})).toEqual({ ok: false, error: { code: 'auth.required' } })
    expect(await client.rule({}, { actor: person('guest', 'host') })).toEqual(forbidden)
    expect(await client.rule({}, { actor: person('guest', 'admin') })).toEqual({ ok: true, value: {} })
    expect(await client.own({}, { actor: person('admin') })).toEqual(forbidden)
  })

  it('reports every problem of an input and fills in defaults', async () => {
    const answer = await send({ body: encode({ text: 7, times: 'two' }) })
    expect(answer).toMatchObject({
      error: { code: 'request.invalid', params: { issues: [{ path: 'text' }, { path: 'times' }] } },
    })
    expect(await send({ body: new TextEncoder().encode('{"text"') })).toMatchObject({
      error: { code: 'request.invalid' },
    })
    expect(await bff.client(counting).ping({ text: 'a', times: 3 })).toMatchObject({ value: { text: 'aaa' } })
  })

  it('sends no field that its contract does not name', async () => {
    expect(JSON.stringify(await send({}))).not.toContain('passwordHash')
  })

  it('hides the reason of a failure', async () => {
    const answer = await bff.client(counting).fail({}, { traceId: 'trace-7' })
    expect(answer).toEqual({ ok: false, error: { code: 'internal.error', params: { traceId: 'trace-7' } } })
  })

  it('accepts and sends at most 256 kB', async () => {
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
    head.append(tokenHeader, tokenOf({ ...claims, deadline: Date.now() - 1 }))
    await expect(nats.request(subject, body, { timeout: 200, headers: head })).rejects.toThrow('TIMEOUT')
    const dropped = async () => (await service.kit.metrics.metrics()).includes('procedure="ping",outcome="late"} 1')
    await eventually(dropped, true)
  })

  it.each([2_000, -2_000])('gives callers their time although its clock is %i ms ahead of theirs', async (aheadMs) => {
    const body = encode({ text: 'hi' })
    const issued = Date.now() - aheadMs
    const keys = createCallKeys('bff', readSigningKey(servers.keys.signing.bff), readPublicKeys(servers.keys.public))
    /** A call of one process whose clock is wrong, made so long ago and with so much time. */
    const ask = async (number: number, agoMs: number, leftMs: number): Promise<unknown> => {
      const of = { principal: 'bff', actor: { kind: 'anonymous' }, procedure: subject, body } as const
      const text = serializeClaims({ ...of, deadline: issued - agoMs + leftMs }, issued - agoMs)
      const claims = { ...JSON.parse(text), nonce: `clock${aheadMs}-${number}` }
      const head = headers()
      head.append(tokenHeader, sealClaims(keys, 'listings', JSON.stringify(claims), issued))
      return decode((await nats.request(subject, body, { timeout: 2_000, headers: head })).data)
    }
    expect(await ask(1, 0, 1_500)).toMatchObject({ ok: true })
    // This one waited somewhere until its caller had given up.
    await expect(ask(2, 1_800, 100)).rejects.toThrow('TIMEOUT')
  })

  it('throws when an answer takes too long, and when no process can answer', async () => {
    const slow = bff.client(counting).linger({}, { timeoutMs: 50 })
    await expect(slow).rejects.toMatchObject({ name: 'ProcedureUnavailable', timedOut: true })
    service.release()
    const alone = bff.client({ ...counting, name: 'messaging' }).ping({ text: 'hi' })
    await expect(alone).rejects.toThrow(ProcedureUnavailable)
    await expect(alone).rejects.toMatchObject({ timedOut: false })
  })

  it('retries a read while its service starts, but not a change', async () => {
    const early = bff.client({ ...counting, name: 'identity' })
    const asked = early.ping({ text: 'hi' })
    const answerer = nats.subscribe('rpc.identity.ping', {
      callback: (_error, message) => message.respond(encode({ ok: true, value: { text: 'here', asked: '' } })),
    })
    expect(await asked).toMatchObject({ value: { text: 'here' } })
    answerer.unsubscribe()
    await expect(early.add({ id: randomUUID(), by: 1 })).rejects.toMatchObject({ timedOut: false })
  })

  it('finishes the calls in flight before it stops', async () => {
    const leaving = await startCounting(servers.config('listings', await servers.database()))
    await service.stop()
    const { signing, public: publicKeys } = servers.keys
    const caller = createCaller({ nats, principal: 'bff', signingKey: signing.bff, publicKeys })
    const answer = caller.client(counting).linger({})
    await leaving.lingering
    const stopped = leaving.stop()
    leaving.release()
    expect(await answer).toEqual({ ok: true, value: { finished: true } })
    await stopped
    await expect(caller.client(counting).add({ id: randomUUID(), by: 1 })).rejects.toThrow(ProcedureUnavailable)
  })
})
