import { useQuery } from '@tanstack/react-query'
import {
  Baby,
  BedDouble,
  Building2,
  Castle,
  Heart,
  House,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MountainSnow,
  Sailboat,
  Sparkles,
  TentTree,
  ThermometerSun,
  Trees,
  Waves,
  WavesLadder,
} from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { readingWay } from '../../../lib/browser/reading-way.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ScrollMore } from '../../../ui/layout/scroll-more.tsx'
import { useScrollEdges } from '../../../ui/layout/use-scroll-edges.ts'
import { type CategorySlug, categoryOf } from '../query/search-categories.ts'

/** How long the server's categories are cached: a day (docs/product/listings.md, Front page). */
const dayMs = 24 * 60 * 60_000

const icons = {
  sommerhuse: House,
  'ved-stranden': Waves,
  ferieboliger: TentTree,
  lejligheder: Building2,
  villaer: Castle,
  'i-naturen': Trees,
  'sauna-og-spa': ThermometerSun,
  familievenlige: Baby,
  'ved-soeen': Sailboat,
  'i-fjeldet': MountainSnow,
  'med-pool': WavesLadder,
  romantiske: Heart,
  unikke: Sparkles,
  'private-hjem': KeyRound,
  vaerelser: BedDouble,
} as const satisfies Record<CategorySlug, LucideIcon>

const tab =
  'flex min-h-16 shrink-0 flex-col items-center justify-center gap-1 border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-soft transition-colors -outline-offset-2 hover:text-ink aria-[current=true]:border-primary aria-[current=true]:font-semibold aria-[current=true]:text-ink'

interface CategoryStripProps {
  chosen: CategorySlug | null
  hrefOf: (category: CategorySlug | null) => string
}

/** The categories in a row. The address stores the choice. */
export const CategoryStrip = ({ chosen, hrefOf }: CategoryStripProps) => {
  const { t } = useTranslation('search')
  const categories = useQuery({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => answer(api.GET('/api/categories', { signal })),
    staleTime: dayMs,
    gcTime: dayMs,
  })
  const row = useRef<HTMLDivElement>(null)
  const more = useScrollEdges(row)
  const scroll = (way: 1 | -1) => () =>
    row.current?.scrollBy({ left: readingWay(row.current) * way * row.current.clientWidth * 0.7, behavior: 'smooth' })
  const slugs = (categories.data?.items ?? []).flatMap(({ slug }) => categoryOf(slug) ?? [])
  return (
    <nav aria-label={t('categories')} className="relative -mx-4 md:mx-0">
      {more.before ? <ScrollMore side="before" onScroll={scroll(-1)} /> : null}
      <div ref={row} className="no-scrollbar overflow-x-auto">
        <div className="flex w-max gap-2 px-4 md:gap-3 md:px-0">
          <Link to={hrefOf(null)} aria-current={chosen === null} className={tab}>
            <LayoutGrid aria-hidden="true" className="size-6" strokeWidth={1.5} />
            {t('all')}
          </Link>
          {slugs.map((slug) => {
            const Icon = icons[slug]
            return (
              <Link key={slug} to={hrefOf(slug)} aria-current={chosen === slug} className={tab}>
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
                {t(`category.${slug}`)}
              </Link>
            )
          })}
          {categories.isPending
            ? Array.from({ length: 6 }, (_, index) => (
                // Placeholders are equal and never reordered.
                <Skeleton key={`place-${index + 1}`} className="my-2 h-12 w-20 shrink-0" />
              ))
            : null}
        </div>
      </div>
      {more.after ? <ScrollMore side="after" onScroll={scroll(1)} /> : null}
    </nav>
  )
}
