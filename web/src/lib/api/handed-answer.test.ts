import { expect, test } from 'vitest'
import { takeAnswer } from './handed-answer.ts'

test('what the page brought along answers the first question for it, and no other', async () => {
  const handed = new Map([['/api/listings/1', '{"title":"Hus"}']])
  const ask = (path: string, method = 'GET') => takeAnswer(handed, new Request(`http://localhost${path}`, { method }))
  expect(ask('/api/listings/2')).toBeUndefined()
  expect(ask('/api/listings/1', 'POST')).toBeUndefined()
  expect(ask('/api/listings/1?lang=en')).toBeUndefined()
  expect(await ask('/api/listings/1')?.json()).toEqual({ title: 'Hus' })
  expect(ask('/api/listings/1')).toBeUndefined()
})
