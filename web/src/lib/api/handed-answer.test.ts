import { expect, test } from 'vitest'
import { handedAnswer } from './handed-answer.ts'

test('what the page brought along answers the first question for it, and no other', async () => {
  document.body.innerHTML = '<script type="application/json" data-answer="/api/listings/1">{"title":"Hus"}</script>'
  expect(handedAnswer(new Request('http://localhost/api/listings/2'))).toBeUndefined()
  expect(handedAnswer(new Request('http://localhost/api/listings/1', { method: 'POST' }))).toBeUndefined()
  expect(await handedAnswer(new Request('http://localhost/api/listings/1'))?.json()).toEqual({ title: 'Hus' })
  expect(handedAnswer(new Request('http://localhost/api/listings/1'))).toBeUndefined()
})
