import { bootStack } from '@nordbo/testkit'
import { expect, test } from 'vitest'

const configOf = async (env: Record<string, string>): Promise<{ config: unknown; policy: string }> => {
  const stack = await bootStack({ only: ['sandbox', 'bff'], env: { bff: env } })
  try {
    const answer = await fetch(new URL('/api/map/config', stack.url))
    return { config: await answer.json(), policy: answer.headers.get('content-security-policy') ?? '' }
  } finally {
    await stack.stop()
  }
}

test('the map’s token is public', async () => {
  const { config, policy } = await configOf({ MAPBOX_TOKEN: 'pk.public' })
  expect(config).toEqual({ provider: 'mapbox', token: 'pk.public' })
  expect(policy).toContain('https://api.mapbox.com')
})

test('without a token the bundled map is drawn, and pages may not load from Mapbox', async () => {
  const { config, policy } = await configOf({})
  expect(config).toEqual({ provider: 'bundled' })
  expect(policy).not.toContain('mapbox')
})
