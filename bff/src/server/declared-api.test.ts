import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredApi } from './declared-api.ts'

test('openapi.json matches the declared routes', async () => {
  const { api } = await declaredApi()
  const written = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')
  expect(`${JSON.stringify(api.swagger(), null, 2)}\n`).toBe(written)
  await api.close()
})

test('every route under /api and /media has a rule for its callers', async () => {
  const { api, routes } = await declaredApi()
  const ruled = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  const declared = Object.entries(api.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(declared.filter((route) => !ruled.has(route))).toEqual([])
  await api.close()
})
