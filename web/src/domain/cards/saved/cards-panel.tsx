import { useQueryClient } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { toastSuccess } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useSavedCards } from '../use-saved-cards.ts'
import { SavedCardRow } from './saved-card-row.tsx'

const AddCardDialog = lazy(async () => ({ default: (await import('./add-card-dialog.tsx')).AddCardDialog }))

interface CardListProps {
  cards: ReturnType<typeof useSavedCards>
  /** The button that adds the first card. */
  add: ReactNode
  onRemoved: () => void
}

/** The saved cards, and what is shown while there are none. */
const CardList = ({ cards, add, onRemoved }: CardListProps) => {
  const { t } = useTranslation('cards')
  const items = cards.data?.items ?? []
  return (
    <>
      {cards.isPending ? (
        <div className="grid gap-3">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      ) : null}
      {cards.isError && !cards.data ? (
        <ErrorState
          title={t('failed')}
          error={cards.error}
          onRetry={() => void cards.refetch()}
          busy={cards.isFetching}
        />
      ) : null}
      {cards.data && items.length === 0 ? (
        <EmptyState icon={<CreditCard className="size-7" />} title={t('empty')} text={t('emptyText')}>
          {add}
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <ul className="grid gap-3">
          {items.map((card) => (
            <SavedCardRow key={card.id} card={card} onRemoved={onRemoved} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A guest's saved cards (docs/product/money.md, Cards): the list with its default, adding and removing. */
export const CardsPanel = () => {
  const { t } = useTranslation('cards')
  const queries = useQueryClient()
  const cards = useSavedCards()
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const some = (cards.data?.items ?? []).length > 0
  const add = (
    <Button
      variant={some ? 'outline' : 'primary'}
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )
  return (
    <section aria-labelledby="cards-title">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-reading">
          {/* The hub shows the same title above. */}
          <h2 id="cards-title" ref={heading} tabIndex={-1} className="sr-only">
            {t('title')}
          </h2>
          <p className="text-soft">{t('lead')}</p>
        </div>
        {some ? add : null}
      </div>
      <CardList cards={cards} add={add} onRemoved={() => heading.current?.focus()} />
      <Suspense>
        {adding ? (
          <AddCardDialog
            onClose={() => setAdding(false)}
            onAdded={() => {
              setAdding(false)
              toastSuccess({ title: t('added') })
              void queries.invalidateQueries({ queryKey: queryKeys.cards })
            }}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
