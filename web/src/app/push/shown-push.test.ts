import { expect, test } from 'vitest'
import { pageOf, readPush } from './shown-push.ts'

test('a push message is shown as it was written', () => {
  const push = { title: 'Dit ophold er bekræftet', body: 'Klitgården', path: '/trips/1', tag: 'a', lang: 'da' }
  expect(readPush(JSON.stringify(push))).toEqual(push)
})

test.each(['', 'no JSON', 'null', '[]', '{"title":7}'])('what cannot be read leads to the list: %s', (json) => {
  expect(readPush(json)).toMatchObject({ title: 'Nordbo', body: '', path: '/notifications' })
})

const origin = 'https://nordbo.example'
test.each([
  ['/trips/1', `${origin}/trips/1`],
  ['/profile?profile=account', `${origin}/profile?profile=account`],
  ['//evil.example/', `${origin}/notifications`],
  ['/\\evil.example/', `${origin}/notifications`],
  ['https://evil.example/', `${origin}/notifications`],
  ['javascript:alert(1)', `${origin}/notifications`],
  [undefined, `${origin}/notifications`],
])('a message leads to a page of this site: %s', (path, page) => {
  expect(pageOf(path, origin)).toBe(page)
})
