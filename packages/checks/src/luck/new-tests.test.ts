import { expect, test } from 'vitest'
import { newTests } from './new-tests.ts'

const file = (source: string, name = 'a.test.ts') => ({ file: name, source })
const before = `
const wait = 1
test('opens', () => { expect(door(wait)).toBe('open') })
test('shuts', () => { expect(door(0)).toBe('shut') })
for (const kind of ['a', 'b']) test(\`turns \${kind}\`, () => {})
test.each([1, 2])('counts %i', (count) => { expect(count).toBeGreaterThan(0) })
`
const titles = (now: string): string[] => newTests([file(now)], [file(before)]).flatMap((each) => each.titles)

test('a test that was not there, or whose text or cases differ, is new', () => {
  expect(newTests([file(before)], [])).toMatchObject([{ titles: ['opens', 'shuts', 'turns .+', 'counts .+'] }])
  expect(titles(before.replace("toBe('open')", "toBe('ajar')"))).toEqual(['opens'])
  expect(titles(before.replace('[1, 2]', '[1, 2, 3]'))).toEqual(['counts .+'])
  expect(titles(before.replace("'shuts'", "'is shut'"))).toEqual(['is shut'])
})

test('a changed helper beside tests makes none of them new', () => {
  expect(titles(before.replace('wait = 1', 'wait = 2'))).toEqual([])
})

test('a test that only moved into another file or a block is not new', () => {
  const moved = "describe('door', () => {\n  test('opens', () => {\n    expect(door(wait)).toBe('open')\n  })\n})"
  expect(newTests([file(moved, 'b.test.ts')], [file(before)])).toEqual([])
})
