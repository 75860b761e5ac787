import { afterEach, expect, test, vi } from 'vitest'
import type { Infra } from '../infra/infra.ts'
import { makeSecrets } from '../secrets/secrets.ts'
import { environmentFor } from './environment.ts'
import { createStack, type Stack } from './stack.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const nothing = async (): Promise<void> => undefined
const infra: Infra = {
  ...{ folder: '/data', postgresUrl: 'postgres://db', caFile: undefined },
  ...{ restart: nothing, kill: nothing, stop: nothing, sourceOf: () => 'given' },
  redisUrl: (user) => `redis://${user}@redis`,
  natsUrl: (user) => `nats://${user}@nats`,
}
const stackIn = (mode: Stack['mode']): Promise<Stack> => {
  const url = 'postgres://db'
  const databases = { identity: url, listings: url, pricing: url, booking: url, messaging: url, payouts: url }
  return createStack({ home: '/data', mode, infra, secrets: makeSecrets(), databases })
}

test('npm start sends mails by the mail server that the environment names, and tests never do', async () => {
  vi.stubEnv('SMTP_URL', 'smtps://post:kode@mail.nordbo.example')
  vi.stubEnv('MAIL_FROM', 'Nordbo <post@nordbo.example>')
  vi.stubEnv('MAIL_BOUNCE_SECRET', 'et-langt-kodeord-27')
  const [started, tested] = [await stackIn('development'), await stackIn('test')]
  expect(await environmentFor('messaging', started)).toMatchObject({
    SMTP_URL: 'smtps://post:kode@mail.nordbo.example',
    MAIL_FROM: 'Nordbo <post@nordbo.example>',
  })
  expect(await environmentFor('bff', started)).toMatchObject({ MAIL_BOUNCE_SECRET: 'et-langt-kodeord-27' })
  const inTest = await environmentFor('messaging', tested)
  expect([inTest.SMTP_URL, inTest.MAIL_FROM]).toEqual([`smtp://127.0.0.1:${tested.smtpPort}`, undefined])
})

test('without a mail server in the environment, npm start takes the mailbox of the sandbox', async () => {
  vi.stubEnv('SMTP_URL', '')
  const stack = await stackIn('development')
  expect((await environmentFor('messaging', stack)).SMTP_URL).toBe(`smtp://127.0.0.1:${stack.smtpPort}`)
})
