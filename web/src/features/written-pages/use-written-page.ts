import type { PageSlug } from '@nordbo/written-pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const tenMinutes = 600_000

/** The cache key of a written page in a language. */
export const writtenPageKey = (slug: PageSlug, language: string) => [...queryKeys.writtenPages, slug, language]

/** A written page in the language on screen. */
export const useWrittenPage = (slug: PageSlug) => {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: writtenPageKey(slug, i18n.language),
    queryFn: ({ signal }) => answer(api.GET('/api/pages/{slug}', { params: { path: { slug } }, signal })),
    staleTime: tenMinutes,
  })
}
