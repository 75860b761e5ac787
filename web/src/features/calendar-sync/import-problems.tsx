import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarImport } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

interface ImportFaultProps {
  fault: NonNullable<CalendarImport['fault']>
  /** It was read before: the former nights stay closed. */
  kept: boolean
}

/** Why the last read failed. */
export const ImportFault = ({ fault, kept }: ImportFaultProps) => {
  const { t } = useTranslation('calendarSync')
  return (
    <Banner tone="danger" title={t(`fault.${fault}`)}>
      {kept ? t('faultKept') : t('faultAgain')}
    </Banner>
  )
}

/** Stays whose nights the calendar has taken too. */
export const ImportConflicts = ({ conflicts }: { conflicts: CalendarImport['conflicts'] }) => {
  const { t } = useTranslation('calendarSync')
  const format = useFormat()
  return (
    <Banner tone="warning" title={t('conflicts', { count: conflicts.length })}>
      <p>{t('conflictsText')}</p>
      <ul className="mt-2 grid gap-1">
        {conflicts.map(({ bookingId, from, to, guest }) => (
          <li key={`${bookingId} ${from}`}>
            <Link
              to={`/host/dashboard/reservations?tab=all&booking=${bookingId}`}
              className="inline-block min-h-6 font-medium underline underline-offset-4"
            >
              {t('conflictLine', { range: format.range(from, to), guest: guest ?? t('unknownGuest') })}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Lines of the file that could not be read. */
export const LineProblems = ({ problems, problemCount }: Pick<CalendarImport, 'problems' | 'problemCount'>) => {
  const { t } = useTranslation('calendarSync')
  return (
    <details className="group rounded-control bg-warning-soft px-4 py-1 text-14">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-warning">
        <ChevronDown aria-hidden="true" className="me-2 size-4 shrink-0 transition-transform group-open:rotate-180" />
        {t('lines', { count: problemCount })}
      </summary>
      <p>{t('linesText')}</p>
      <ul className="mt-2 mb-3 max-h-60 list-disc overflow-y-auto ps-5">
        {problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>{t('line', { line, problem: t(`problem.${problem}`) })}</li>
        ))}
      </ul>
      {problemCount > problems.length ? (
        <p className="mb-3">{t('moreLines', { count: problemCount - problems.length })}</p>
      ) : null}
    </details>
  )
}
