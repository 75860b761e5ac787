import { type EditSection, editSections } from '@nordbo/listing-rules'
import {
  CalendarDays,
  ChevronRight,
  FileText,
  Images,
  ListChecks,
  type LucideIcon,
  MapPin,
  Percent,
  ShieldCheck,
  Sparkles,
  Tag,
  Zap,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'

const icons: Record<EditSection, LucideIcon> = {
  basics: FileText,
  photos: Images,
  prices: Tag,
  weekend: CalendarDays,
  place: MapPin,
  discounts: Percent,
  safety: ShieldCheck,
  booking: Zap,
}

const line = 'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start transition-colors hover:bg-sunken'

interface SectionNavProps {
  /** The open section; null on a phone's list. */
  current: EditSection | null
  onSection: (section: EditSection) => void
  /** Goes to a page of the home. */
  onPage: (page: 'extras' | 'rules') => void
}

/** The sections of the dialog, and the pages of what is edited elsewhere. */
export const SectionNav = ({ current, onSection, onPage }: SectionNavProps) => {
  const { t } = useTranslation('editListing')
  const list = current === null
  const more = list ? <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" /> : null
  return (
    <nav aria-label={t('sections')} className="grid content-start gap-0.5 md:sticky md:top-0">
      {editSections.map(({ name }) => {
        const Icon = icons[name]
        return (
          <button
            key={name}
            type="button"
            data-section={name}
            aria-current={name === current ? 'true' : undefined}
            className={classNames(
              line,
              list ? 'min-h-14 rounded-none border-b border-line' : 'text-14',
              name === current && 'bg-primary-soft font-semibold',
            )}
            onClick={() => onSection(name)}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
            <span className="grow">{t(`section.${name}`)}</span>
            {more}
          </button>
        )
      })}
      <p className="mt-4 px-3 pb-1 text-14 text-soft">{t('elsewhere')}</p>
      {(['rules', 'extras'] as const).map((page) => {
        const Icon = page === 'rules' ? ListChecks : Sparkles
        return (
          <button
            key={page}
            type="button"
            className={classNames(line, list ? 'min-h-14' : 'text-14')}
            onClick={() => onPage(page)}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
            <span className="grow">{t(`page.${page}`)}</span>
            {more}
          </button>
        )
      })}
    </nav>
  )
}
