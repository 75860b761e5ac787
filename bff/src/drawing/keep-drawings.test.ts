import { expect, test } from 'vitest'
import { keepDrawings } from './keep-drawings.ts'

/** Drawings that count themselves. */
const counting = (most = 10) => {
  let drawn = 0
  const kept = keepDrawings<string>(most)
  return (from: unknown): Promise<string | undefined> => kept(from, async () => `${++drawn}`)
}

test('what is drawn from the same is drawn once, also when many ask at once', async () => {
  const draw = counting()
  const wish = { address: '/search?place=Skagen', language: 'da' }
  expect(await Promise.all([draw(wish), draw({ ...wish }), draw(wish)])).toEqual(['1', '1', '1'])
  expect(await draw(wish)).toBe('1')
})

test.each([{ address: '/' }, { language: 'en' }, { screen: 'wide' }, { answers: [{ path: '/api/a', answer: '{}' }] }])(
  'a drawing for others is a drawing of its own: %o',
  async (other) => {
    const draw = counting()
    const wish = { address: '/search?place=Skagen', language: 'da', screen: 'phone', answers: [] }
    await draw(wish)
    expect(await draw({ ...wish, ...other })).toBe('2')
  },
)

test('only the drawings that were asked for last are kept', async () => {
  const draw = counting(2)
  for (const from of ['a', 'b', 'a', 'c']) await draw(from)
  expect([await draw('a'), await draw('b')]).toEqual(['1', '4'])
})

test('what failed, or was not drawn for want of a turn, is drawn when it is asked for again', async () => {
  const kept = keepDrawings<string>(2)
  await expect(kept('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(await kept('a', async () => undefined)).toBeUndefined()
  expect(await kept('a', async () => 'drawn')).toBe('drawn')
})
