import { afterAll, describe, expect, test } from 'vitest'
import { declaredApi } from './declared-api.ts'

const { api, routes } = await declaredApi()
afterAll(() => api.close())

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const strange = ['PROPFIND', 'SEARCH', 'QUERY', 'TRACE'] as const
const paths = [...new Set(routes.map(({ url }) => url))].map((url) => {
  const declared = routes.filter((route) => route.url === url).map(({ method }) => method)
  const known = declared.includes('GET') ? [...declared, 'HEAD'] : declared
  return { url, known, path: url.replaceAll(/:\w+/g, 'x'), allow: [...known, 'OPTIONS'].sort().join(', ') }
})

describe.each(paths)('$url', ({ url, known, path, allow }) => {
  test('refuses all other methods first, with an Allow header', async () => {
    for (const method of methods.filter((each) => !known.includes(each))) {
      const answer = await api.inject({ method, url: path, headers: { 'content-type': 'text/strange' }, payload: '?' })
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allow])
      expect(answer.headers['content-type']).toContain('application/problem+json')
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ status: 405, code: 'request.methodNotAllowed' })
    }
  })

  test('lists its methods for OPTIONS', async () => {
    const answer = await api.inject({ method: 'OPTIONS', url: path })
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, ''])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('answers HEAD wherever it answers GET', () => {
    expect(api.hasRoute({ method: 'HEAD', url })).toBe(true)
    expect(known.includes('HEAD')).toBe(known.includes('GET'))
  })
})

test.each(['/api/listings', '/api/castles', '/'])('an unknown method is 501 on every path: %s', async (url) => {
  for (const method of strange) {
    const answer = await api.inject({ method, url })
    expect([method, answer.statusCode, answer.json().code]).toEqual([method, 501, 'request.methodUnknown'])
  }
})
