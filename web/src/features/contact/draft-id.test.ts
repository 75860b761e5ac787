import { expect, it } from 'vitest'
import { draftId, dropDraftId, sentDraft } from './draft-id.ts'

it('the same text is sent under the same id until its answer is known, another text under another', () => {
  const first = draftId('contact', 'Hej, hvor er nøglen?')
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(draftId('contact', 'Hej, hvor er nøglen?')).toBe(first)
  const second = draftId('contact', 'Hej, hvor er min nøgle?')
  expect(second).not.toBe(first)
  expect(draftId('contact', 'Hej, hvor er min nøgle?')).toBe(second)
  expect(sentDraft('contact')).toEqual({ id: second, text: 'Hej, hvor er min nøgle?' })
  dropDraftId('contact')
  expect(sentDraft('contact')).toBeNull()
  expect(draftId('contact', 'Hej, hvor er min nøgle?')).not.toBe(second)
})
