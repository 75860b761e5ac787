import { BedDouble, Building2, House, KeyRound, LayoutGrid, type LucideIcon, TreePine, Umbrella } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kind } from './search-state.ts'
import { kinds } from './search-state.ts'

const icons = {
  summerhouse: Umbrella,
  holiday_home: TreePine,
  private_home: KeyRound,
  room: BedDouble,
  apartment: Building2,
  villa: House,
} as const satisfies Record<Kind, LucideIcon>

const tab =
  'flex min-h-16 shrink-0 flex-col items-center justify-center gap-1 border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-soft transition-colors -outline-offset-2 hover:text-ink aria-[current=true]:border-primary aria-[current=true]:font-semibold aria-[current=true]:text-ink'

/** The kinds of homes in a row; the choice stands in the address. */
export const KindStrip = ({
  chosen,
  hrefOf,
}: {
  /** Undefined when several are chosen, which is none of these. */ chosen: Kind | null | undefined
  hrefOf: (kind: Kind | null) => string
}) => {
  const { t } = useTranslation('search')
  return (
    <nav
      aria-label={t('categories')}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:gap-5 md:px-0"
    >
      <Link to={hrefOf(null)} aria-current={chosen === null} className={tab}>
        <LayoutGrid aria-hidden="true" className="size-6" strokeWidth={1.5} />
        {t('all')}
      </Link>
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <Link key={kind} to={hrefOf(kind)} aria-current={chosen === kind} className={tab}>
            <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
            {t(`kind.${kind}`, { ns: 'common' })}
          </Link>
        )
      })}
    </nav>
  )
}
