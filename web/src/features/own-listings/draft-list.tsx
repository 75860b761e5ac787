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
  const { t } = useTranslation('createListing')
  const format = useFormat()
  const [cover] = draft.photos
  const title = draft.answers.title?.trim() || t('draftUntitled')
  return (
    <li data-testid="draft" className="flex flex-wrap items-center gap-4 rounded-card hairline border-line p-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        {cover ? <Photo photo={cover} alt="" sizes="7rem" /> : <NoPhoto />}
      </div>
      <div className="grid min-w-40 grow gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-14 text-soft">{t('draftSaved', { when: format.moment(draft.updatedAt) })}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" onClick={onDelete} aria-label={`${t('draftDelete')}: ${title}`}>
          {t('draftDelete')}
        </Button>
        <ButtonLink
          to={`/host/create/${draft.id}`}
          variant="outline"
          size="small"
          aria-label={`${t('draftContinue')}: ${title}`}
        >
          {t('draftContinue')}
        </ButtonLink>
      </div>
    </li>
  )
}

/** A host's drafts, the last changed first. Renders nothing without any (docs/product/listings.md, Drafts). */
export const DraftList = () => {
  const { t } = useTranslation('createListing')
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<Draft | null>(null)
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.drafts,
    queryFn: async () => (await answer(api.GET('/api/host/drafts'))).items,
  })
  const remove = useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/api/host/drafts/{id}', { params: { path: { id } } })),
    onSuccess: () => setDeleted(null),
    onError: () => toastError({ title: t('draftDeleteFailed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.drafts }),
  })
  if (isError)
    return <ErrorState title={t('draftsFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24 w-full" />
  if (data.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-18">{t('draftsTitle')}</h2>
      <ul className="grid gap-3">
        {data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDelete={() => setDeleted(draft)} />
        ))}
      </ul>
      <Dialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title={t('draftDeleteTitle')}
        description={t('draftDeleteText', { title: deleted?.answers.title?.trim() || t('draftUntitled') })}
        footer={
          <div className="flex justify-end gap-3">
            <Button variant="quiet" onClick={() => setDeleted(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => deleted && remove.mutate(deleted.id)}>
              {t('draftDelete')}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </section>
  )
}
