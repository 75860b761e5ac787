import { expect, test } from 'vitest'
import { checkCitations } from './check-citations.ts'

const pages = new Map([['product/money.md', '# Money\n\n## Fees\n\n## Night prices\n']])
const broken = (source: string): string[] => checkCitations([{ path: 'a.ts', source }], pages)

test('a citation of an existing page or section is accepted', () => {
  expect(
    broken('(docs/product/money.md)\n(docs/product/money.md, Fees)\n(docs/product/money.md, Night prices): 100'),
  ).toEqual([])
})

test('a citation of a missing page or section is reported with its line', () => {
  expect(broken('\n(docs/product/gold.md)')).toEqual(['a.ts:2 cites docs/product/gold.md, which does not exist'])
  expect(broken('(docs/product/money.md, Gold)')).toEqual([
    "a.ts:1 cites a section 'Gold' that docs/product/money.md does not have",
  ])
})

test('a page outside the repository is refused', () => {
  const outside = ['guest', 'md §9'].join('.')
  expect(broken(`(${outside})`)).toEqual(['a.ts:1 cites a page outside the repository'])
})
