import { type Principal, principals } from '@nordbo/contracts'
import { type Infra, makeSecrets, startInfra } from '@nordbo/devstack'
import { headers } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectNats, createLogger, type NatsConnection } from '../src/index.ts'
import { createRequester, type NatsRequest } from '../src/nats/requests.ts'
import { decodeText, encodeText } from '../src/rpc/wire.ts'
import { longTimeoutMs } from './toy/eventually.ts'

const log = createLogger({ name: 'test', level: 'silent' })
const question: Omit<NatsRequest, 'subject' | 'responder'> = {
  data: encodeText('{}'),
  headers: headers(),
  timeoutMs: longTimeoutMs,
}

describe('a reply to a call', () => {
  let infra: Infra
  const connections: NatsConnection[] = []
  const connectAs = async (user: Principal | 'stack', principal: Principal): Promise<NatsConnection> => {
    const connection = await connectNats({ url: infra.natsUrl(user), principal, log })
    connections.push(connection)
    return connection
  }

  beforeAll(async () => {
    infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['nats'] })
  })
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    await infra.stop()
  })

  it('comes from each service that a principal calls, with the rights of the contracts alone', async () => {
    const pricing = await connectAs('pricing', 'pricing')
    pricing.subscribe('rpc.pricing.quote', { callback: (_error, message) => message.respond(encodeText('quoted')) })
    await pricing.flush()
    for (const caller of ['bff', 'booking'] as const) {
      const ask = createRequester(await connectAs(caller, caller), caller)
      const answers = [1, 2].map(() => ask({ ...question, responder: 'pricing', subject: 'rpc.pricing.quote' }))
      expect((await Promise.all(answers)).map(({ data }) => decodeText(data))).toEqual(['quoted', 'quoted'])
    }
  })

  it('is taken under the name of its responder only', async () => {
    // With every permission, a process publishes under the name of another service first.
    const all = await connectAs('stack', 'bff')
    all.subscribe('rpc.identity.session', {
      callback: (_error, message) => {
        all.publish((message.reply ?? '').replace('.identity.', '.messaging.'), 'forged')
        message.respond('true')
      },
    })
    const answer = await createRequester(
      all,
      'bff',
    )({
      ...question,
      responder: 'identity',
      subject: 'rpc.identity.session',
    })
    expect(decodeText(answer.data)).toBe('true')
  })

  it('is not waited for when nobody answers or the server refuses the call', async () => {
    for (const principal of principals.filter((each) => each !== 'bff')) {
      const ask = createRequester(await connectAs(principal, principal), principal)
      const refused = ask({ ...question, responder: 'identity', subject: 'rpc.identity.suspend' })
      await expect(refused, principal).rejects.toMatchObject({ code: 'PERMISSIONS_VIOLATION' })
    }
    const ask = createRequester(await connectAs('bff', 'bff'), 'bff')
    const unheard = ask({ ...question, responder: 'identity', subject: 'rpc.identity.suspend' })
    await expect(unheard).rejects.toMatchObject({ code: '503' })
  })

  it('that is missing when the connection closes may still have been caused', async () => {
    const all = await connectAs('stack', 'bff')
    const arrived = new Promise<void>((done) => {
      all.subscribe('rpc.identity.signUp', { callback: () => done() })
    })
    const leaving = await connectAs('bff', 'bff')
    const asked = createRequester(
      leaving,
      'bff',
    )({ ...question, responder: 'identity', subject: 'rpc.identity.signUp' })
    const outcome = expect(asked).rejects.toMatchObject({ code: 'TIMEOUT' })
    await arrived
    await leaving.close()
    await outcome
  })
})
