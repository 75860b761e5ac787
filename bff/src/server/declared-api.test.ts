import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { declaredApi } from './declared-api.ts'

test('openapi.json matches the declared routes', async () => {
  const root = new URL('../../', import.meta.url)
  // In a process of its own: the description contains every schema that any module has named.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/write-openapi.ts', '--print'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  expect(stdout).toBe(readFileSync(new URL('openapi.json', root), 'utf8'))
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
