import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  useDeleteSearch,
  useMailSwitch,
  useSavedSearches,
  useSaveSearch,
} from '../../domain/saved-searches/use-saved-searches.ts'
import { useSearchLabel } from '../../domain/saved-searches/use-search-label.ts'
import type { SavedSearch } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Badge } from '../../ui/layout/badge.tsx'

const Row = ({ search, onDelete, busy }: { search: SavedSearch; onDelete: () => void; busy: boolean }) => {
  const { t } = useTranslation('wishlists')
  const label = useSearchLabel()(search.query)
  const today = useToday()
  const mail = useMailSwitch(search.id)
  const past = (search.query.checkIn ?? today) < today
  return (
    <article
      data-testid="saved-search"
      className="grid gap-x-6 gap-y-3 rounded-card bg-raised hairline border-line p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="min-w-0">
        <h2 className="text-18 font-semibold">
          <Link
            to={`/search?${new URLSearchParams(search.query).toString()}`}
            className="underline-offset-4 hover:underline"
          >
            {label.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-14 text-soft">
          {label.details || t('noDetails')}
          {past ? <Badge tone="warning">{t('datesPast')}</Badge> : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          label={t('mailMe')}
          checked={mail.isPending ? mail.variables === true : search.mail}
          onChange={(event) =>
            mail.mutate(event.target.checked, { onError: () => toastError({ title: t('searchChangeFailed') }) })
          }
        />
        <Button
          variant="quiet"
          size="small"
          className="-ms-4 md:ms-0"
          busy={busy}
          aria-label={t('deleteSearch', { title: label.title })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      </div>
    </article>
  )
}

/** A person's saved searches: open, switch mails, delete. Renders nothing when they cannot be fetched. */
export const SavedSearches = () => {
  const { t } = useTranslation('wishlists')
  const searches = useSavedSearches()
  const removal = useDeleteSearch()
  const save = useSaveSearch()
  const items = searches.data?.items ?? []
  const remove = ({ id, query }: SavedSearch): void =>
    removal.mutate(id, {
      onSuccess: () =>
        toastSuccess({ title: t('deleted'), action: { label: t('undo'), onClick: () => save.mutate(query) } }),
      onError: () => toastError({ title: t('searchChangeFailed') }),
    })
  return (
    <>
      {searches.isPending ? <Skeleton className="h-32 rounded-card" /> : null}
      {searches.isSuccess && items.length === 0 ? (
        <EmptyState icon={<Bell className="size-7" />} title={t('searchesEmptyTitle')} text={t('searchesEmptyText')}>
          <ButtonLink to="/search">{t('find')}</ButtonLink>
        </EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {items.map((search) => (
          <li key={search.id}>
            <Row
              search={search}
              busy={removal.isPending && removal.variables === search.id}
              onDelete={() => remove(search)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
