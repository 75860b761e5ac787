import { fillTemplate } from '@nordbo/listing-rules'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stayValues } from '../../domain/messages/stay-values.ts'
import { useTemplates } from '../../domain/messages/use-templates.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { Thread } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Fills a template from the thread's newest booking; null while that is fetched. */
const useFill = (thread: Thread): { fill: ((body: string) => string) | null; error: unknown; retry: () => void } => {
  const { user } = useSession()
  const format = useFormat()
  const [bookingId] = thread.bookingIds
  const booking = useQuery({
    queryKey: [...queryKeys.reservations, 'one', bookingId],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/reservations/{id}', { params: { path: { id: bookingId ?? '' } }, signal })),
    enabled: bookingId !== undefined,
  })
  const retry = (): void => void booking.refetch()
  if (bookingId !== undefined && !booking.data) return { fill: null, error: booking.error, retry }
  const stay = booking.data?.reservation
  const values = stayValues({ thread, hostName: user?.name, stay, day: format.longDay })
  return { fill: (body) => fillTemplate(body, values), error: null, retry }
}

interface TemplateChooserProps {
  thread: Thread
  onChoose: (text: string) => void
  onClose: () => void
}

const Choices = ({ thread, onChoose }: Omit<TemplateChooserProps, 'onClose'>) => {
  const { t } = useTranslation('hostMessages')
  const templates = useTemplates()
  const { fill, error, retry } = useFill(thread)
  const failed = templates.error ?? error
  if (failed && !(templates.data && fill))
    return (
      <ErrorState
        title={t('templatesFailed')}
        error={failed}
        onRetry={() => {
          void templates.refetch()
          retry()
        }}
        busy={templates.isFetching}
      />
    )
  if (!templates.data || !fill)
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    )
  if (templates.data.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareText className="size-7" />}
        title={t('noTemplatesTitle')}
        text={t('noTemplatesText')}
      />
    )
  const list = (
    <ul aria-label={t('templates')} className="-mx-3 grid gap-1">
      {templates.data.map(({ id, title, body }) => (
        <li key={id}>
          <button
            type="button"
            className="grid w-full gap-0.5 rounded-control px-3 py-3 text-start -outline-offset-2 transition-colors hover:bg-sunken"
            onClick={() => onChoose(fill(body))}
          >
            <bdi className="font-semibold wrap-anywhere">{title}</bdi>
            <span dir="auto" className="line-clamp-2 text-14 wrap-anywhere text-soft">
              {fill(body)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
  if (thread.bookingIds.length > 0) return list
  return (
    <>
      <Banner tone="info">{t('noStay')}</Banner>
      {list}
    </>
  )
}

/** Lists the host's templates, filled from the thread's booking. The chosen one is put into the message, not sent. */
export const TemplateChooser = ({ thread, onChoose, onClose }: TemplateChooserProps) => {
  const { t } = useTranslation('hostMessages')
  return (
    <Dialog
      open
      title={t('chooseTitle')}
      description={t('chooseHint')}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <ButtonLink to="/host/dashboard/messages/templates" variant="outline">
            {t('manage')}
          </ButtonLink>
        </div>
      }
    >
      <div className="grid gap-4">
        <Choices thread={thread} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
