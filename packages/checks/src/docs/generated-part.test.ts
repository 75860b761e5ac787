import { expect, test } from 'vitest'
import { withGeneratedPart } from './generated-part.ts'

const page = 'before\n<!-- generated:events -->\nold\n<!-- /generated:events -->\nafter\n'

test('only the part between the markers is replaced', () => {
  expect(withGeneratedPart(page, 'events', 'new')).toBe(
    'before\n<!-- generated:events -->\nnew\n<!-- /generated:events -->\nafter\n',
  )
})

test('writing the same part twice changes nothing', () => {
  const once = withGeneratedPart(page, 'events', 'new')
  expect(withGeneratedPart(once, 'events', 'new')).toBe(once)
})

test('a page without the markers is refused', () => {
  expect(() => withGeneratedPart('nothing', 'events', 'new')).toThrow("no part 'events'")
})
