import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { Draft } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'

const DraftRow = ({ draft, onDelete }: { draft: Draft; onDelete: () => void }) => {
  const { t } = useTranslation('drafts')
  const format = useFormat()
  const [cover] = draft.photos
  const title = draft.answers.title?.trim() || t('untitled')
  return (
    <li data-testid="draft" className="flex flex-wrap items-center gap-4 rounded-card hairline border-line p-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        {cover ? <Photo photo={cover} alt="" sizes="7rem" /> : <NoPhoto />}
      </div>
      <div className="grid min-w-40 grow gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-14 text-soft">{t('saved', { when: format.moment(draft.updatedAt) })}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" onClick={onDelete} aria-label={`${t('delete')}: ${title}`}>
          {t('delete')}
        </Button>
        <ButtonLink
          to={`/host/create/${draft.id}`}
          variant="outline"
          size="small"
          aria-label={`${t('continue')}: ${title}`}
        >
          {t('continue')}
        </ButtonLink>
      </div>
    </li>
  )
}

/** A person's drafts, the last changed first. Renders nothing without any, and nothing on the way if `quiet` (docs/product/listings.md, Drafts). */
export const DraftList = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useTranslation('drafts')
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<Draft | null>(null)
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.drafts,
    queryFn: async () => (await answer(api.GET('/api/host/drafts'))).items,
  })
  const remove = useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/api/host/drafts/{id}', { params: { path: { id } } })),
    onSuccess: () => setDeleted(null),
    onError: () => toastError({ title: t('deleteFailed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.drafts }),
  })
  if (isError) return <ErrorState title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return quiet ? null : <Skeleton className="h-24 w-full" />
  if (data.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-18">{t('title')}</h2>
      <ul className="grid gap-3">
        {data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDelete={() => setDeleted(draft)} />
        ))}
      </ul>
      <Dialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title={t('deleteTitle')}
        description={t('deleteText', { title: deleted?.answers.title?.trim() || t('untitled') })}
        footer={
          <div className="flex justify-end gap-3">
            <Button variant="quiet" onClick={() => setDeleted(null)}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => deleted && remove.mutate(deleted.id)}>
              {t('delete')}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </section>
  )
}
