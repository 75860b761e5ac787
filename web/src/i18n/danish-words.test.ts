import common from '@nordbo/texts/locales/da/common.json' with { type: 'json' }
import search from '@nordbo/texts/locales/da/search.json' with { type: 'json' }
import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'

let t: TFunction
beforeAll(async () => {
  const words = i18next.createInstance()
  t = await words.init({ lng: 'da', resources: { da: { common, search } }, interpolation: { escapeValue: false } })
})

it('counts one home in the singular and any other number in the plural', () => {
  const found = (count: number): string => t('found', { ns: 'search', count })
  expect([0, 1, 2, 21].map(found)).toEqual([
    '0 boliger fundet',
    '1 bolig fundet',
    '2 boliger fundet',
    '21 boliger fundet',
  ])
})

it('names each discount on a badge with its percent', () => {
  const badge = (kind: 'intro' | 'last_minute' | 'weekly' | 'monthly'): string =>
    t('discountBadge', { ns: 'search', name: t(`discount.${kind}`, { ns: 'common' }), percent: 20 })
  expect((['intro', 'last_minute', 'weekly', 'monthly'] as const).map(badge)).toEqual([
    'Kampagne −20 %',
    'Sidsteblik −20 %',
    'Ugerabat −20 %',
    'Månedsrabat −20 %',
  ])
})
