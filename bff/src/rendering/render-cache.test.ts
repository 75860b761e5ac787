import { expect, test } from 'vitest'
import { createRenderCache } from './render-cache.ts'

/** A renderer that counts its calls. */
const counting = (most = 10) => {
  let drawn = 0
  const kept = createRenderCache<string>(most)
  return (from: unknown): Promise<string | undefined> => kept(from, async () => `${++drawn}`)
}

test('the same input is rendered once, also for concurrent requests', async () => {
  const draw = counting()
  const input = { address: '/search?place=Skagen', language: 'da' }
  expect(await Promise.all([draw(input), draw({ ...input }), draw(input)])).toEqual(['1', '1', '1'])
  expect(await draw(input)).toBe('1')
})

test.each([{ address: '/' }, { language: 'en' }, { screen: 'wide' }, { answers: [{ path: '/api/a', answer: '{}' }] }])(
  'another input is rendered separately: %o',
  async (other) => {
    const draw = counting()
    const input = { address: '/search?place=Skagen', language: 'da', screen: 'phone', answers: [] }
    await draw(input)
    expect(await draw({ ...input, ...other })).toBe('2')
  },
)

test('only the renderings that were requested last are cached', async () => {
  const draw = counting(2)
  for (const from of ['a', 'b', 'a', 'c']) await draw(from)
  expect([await draw('a'), await draw('b')]).toEqual(['1', '4'])
})

test('a failed or skipped rendering is repeated at the next request', async () => {
  const kept = createRenderCache<string>(2)
  await expect(kept('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(await kept('a', async () => undefined)).toBeUndefined()
  expect(await kept('a', async () => 'drawn')).toBe('drawn')
})
