import { createHash } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { runSandbox } from './test-support/running-sandbox.ts'

const secret = 'a-secret-of-the-sandbox'
const back = 'https://nordbo.example/back'
const verifier = 'v'.repeat(43)
const asked = new URLSearchParams({
  ...{ client_id: 'nordbo', redirect_uri: back, response_type: 'code', scope: 'openid email', state: 'x', nonce: 'n' },
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
const person = { decision: 'allow', email: 'gerda@test.example', name: 'Gerda', verified: 'yes' }

const aProvider = async () => {
  const { url, get } = await runSandbox({ OIDC_CLIENT_SECRET: secret, OIDC_REDIRECT_URL: back })
  const issuer = `${url}/_sandbox/oidc`
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${issuer}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const code = async (): Promise<string> => {
    const answer = await post(`/authorize?${asked}`, person)
    const to = new URL(answer.headers.get('location') ?? '')
    expect([to.origin + to.pathname, to.searchParams.get('state'), to.searchParams.get('iss')]).toEqual([
      back,
      'x',
      issuer,
    ])
    return to.searchParams.get('code') ?? ''
  }
  const exchange = (given: string, over: Record<string, string> = {}) =>
    post('/token', {
      ...{ grant_type: 'authorization_code', code: given, redirect_uri: back, code_verifier: verifier },
      ...{ client_id: 'nordbo', client_secret: secret, ...over },
    })
  return { issuer, get, code, exchange }
}

it('signs a token for who was typed, by the key that it publishes', async () => {
  const { issuer, get, code, exchange } = await aProvider()
  const page = await (await fetch(`${issuer}/authorize?${asked}`)).text()
  expect(page).toContain('Log ind hos testudbyderen')
  const { id_token } = z.object({ id_token: z.string() }).parse(await (await exchange(await code())).json())
  const keys = z.custom<JSONWebKeySet>().parse(await get('/_sandbox/oidc/jwks'))
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys), { issuer, audience: 'nordbo' })
  expect(payload).toMatchObject({ nonce: 'n', email: 'gerda@test.example', email_verified: true, name: 'Gerda' })
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

it('exchanges a code once, for its client, verifier and address alone', async () => {
  const { code, exchange } = await aProvider()
  const used = await code()
  expect((await exchange(used)).status).toBe(200)
  expect((await exchange(used)).status).toBe(400)
  expect((await exchange(await code(), { client_secret: 'another' })).status).toBe(401)
  expect((await exchange(await code(), { code_verifier: 'w'.repeat(43) })).status).toBe(400)
  expect((await exchange(await code(), { redirect_uri: 'https://evil.example/' })).status).toBe(400)
})

it('shows no page for another client, another address to return to, or without PKCE', async () => {
  const { issuer } = await aProvider()
  for (const [name, value] of [
    ['client_id', 'another'],
    ['redirect_uri', 'https://evil.example/'],
    ['code_challenge_method', 'plain'],
    ['code_challenge', ''],
  ] as const) {
    const wrong = new URLSearchParams(asked)
    wrong.set(name, value)
    expect((await fetch(`${issuer}/authorize?${wrong}`)).status, name).toBe(400)
  }
})
