import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { EditableListing } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import type { DialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { toastError, toastInfo } from '../../lib/toast/toast.ts'
import { DialogFrame, DialogStep } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isSection } from './edit-form.ts'
import { PublishBar } from './publish-bar.tsx'
import { SectionNav } from './section-nav.tsx'
import { SectionStep } from './section-step.tsx'
import { useEditable } from './use-editable.ts'

/** The page of a home that is edited elsewhere. */
const pageOf = (id: string, page: 'extras' | 'rules'): string =>
  page === 'extras' ? `/host/dashboard/listings/${id}/extras` : `/host/dashboard/calendar/rules/${id}`

/** Refused for good: the home is not there, not theirs, or they may not. */
const isRefused = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500 && error.status !== 429

interface OpenProps {
  home: EditableListing
  onClose: () => void
  onAsk: (leave: (action: () => void) => void) => void
}

/** The dialog of a loaded home: on phones a list of sections or one of them, else both side by side. */
const Open = ({ home, onClose, onAsk }: OpenProps) => {
  const { t } = useTranslation('editListing')
  const wide = useIsWide()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const asked = params.get('section')
  const section = isSection(asked) ? asked : wide ? 'basics' : null
  const loaded = t('loaded')
  useEffect(() => toastInfo({ title: loaded }), [loaded])
  const go = (to: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (to === null) next.delete('section')
        else next.set('section', to)
        return next
      },
      { replace: true, preventScrollReset: true, state: window.history.state?.usr ?? null },
    )
  const page = (to: 'extras' | 'rules'): void => void navigate(pageOf(home.id, to))
  useEffect(() => {
    if (section === null) onAsk((action) => action())
  })
  if (section !== null)
    return (
      <SectionStep
        key={section}
        home={home}
        section={section}
        onSection={go}
        onPage={page}
        onClose={onClose}
        onAsk={onAsk}
      />
    )
  return (
    <DialogStep title={t('title')} width="split" step="list">
      <div className="grid gap-6">
        <PublishBar home={home} onSection={go} />
        <SectionNav current={null} onSection={go} onPage={page} />
      </div>
    </DialogStep>
  )
}

/** Edits a home section by section (docs/product/hosting.md, Editing). `id` is the home's. */
export const EditDialog = ({ id, dialog }: { id: string; dialog: DialogParam }) => {
  const { t } = useTranslation('editListing')
  const { data, error, isFetching, refetch } = useEditable(id)
  const leave = useRef<(action: () => void) => void>((action) => action())
  const { close } = dialog
  const refused = isRefused(error)
  const failed = t('loadFailed')
  useEffect(() => {
    if (!refused) return
    toastError({ title: failed })
    close()
  }, [refused])
  if (refused) return null
  return (
    <DialogFrame open onClose={() => leave.current(close)} full returnTo={`[data-edit="${CSS.escape(id)}"]`}>
      {data ? (
        <Open
          home={data}
          onClose={close}
          onAsk={(ask) => {
            leave.current = ask
          }}
        />
      ) : (
        <DialogStep title={t('title')} width="split">
          {error && !isFetching ? (
            <ErrorState title={t('homeFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-label={t('loading')} className="grid gap-5">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-16 w-full" />
              ))}
            </div>
          )}
        </DialogStep>
      )}
    </DialogFrame>
  )
}
