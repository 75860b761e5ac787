import { expect, it } from 'vitest'
import { keepAnsweredInPlace } from './answered-requests.ts'

const request = (id: string, status = 'pending_request') => ({ id, status })

it('an answered request keeps its place with its new status, also when the list drops it', () => {
  const answered = [
    { request: request('c', 'declined'), index: 2 },
    { request: request('b', 'host_approved'), index: 1 },
  ]
  const expected = [request('a'), request('b', 'host_approved'), request('c', 'declined'), request('d')]
  const all = ['a', 'b', 'c', 'd'].map((id) => request(id))
  expect(keepAnsweredInPlace(all, answered)).toEqual(expected)
  expect(
    keepAnsweredInPlace(
      all.filter(({ id }) => id === 'a' || id === 'd'),
      answered,
    ),
  ).toEqual(expected)
})
