import { ArrowLeft, CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { archive, block } from '../../domain/messages/calls.ts'
import type { Thread } from '../../lib/api/model.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Menu } from '../../ui/dialog/menu.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { useThreadChange } from './use-thread-change.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))

/** Archives, reports and blocks a thread. */
const ThreadMenu = ({ thread }: { thread: Thread }) => {
  const { t } = useTranslation('messages')
  const [open, setOpen] = useState<'report' | 'block' | null>(null)
  const archiving = useThreadChange(
    (archived: boolean) => archive(thread.id, archived),
    (archived) => t(archived ? 'archived' : 'unarchived'),
  )
  const blocking = useThreadChange(
    (blocked: boolean) => block(thread.id, blocked),
    () => null,
  )
  const isBlocked = thread.blockedBy === 'me' || thread.blockedBy === 'both'
  return (
    <>
      <Menu
        label={t('actions')}
        items={[
          {
            label: t(thread.archived ? 'unarchive' : 'archive'),
            onSelect: () => archiving.mutate(!thread.archived),
          },
          { label: t('report'), onSelect: () => setOpen('report') },
          isBlocked
            ? { label: t('unblock'), onSelect: () => blocking.mutate(false) }
            : { label: t('block'), onSelect: () => setOpen('block'), danger: true },
        ]}
      />
      <Suspense>
        {open === 'report' ? <ReportDialog id={thread.id} onClose={() => setOpen(null)} /> : null}
        {open === 'block' ? (
          <BlockDialog
            busy={blocking.isPending}
            onBlock={() => blocking.mutate(true, { onSuccess: () => setOpen(null) })}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** The other person and the home of a thread, and what can be done with it. On phones, Back leads to the list. */
export const ChatHeader = ({
  thread,
  name,
  back,
  onBooking,
}: {
  thread: Thread
  name: string
  back: string
  onBooking: () => void
}) => {
  const { t } = useTranslation('messages')
  return (
    <header className="flex items-center gap-3 border-b border-line px-2 py-2 md:px-5">
      <Link
        to={back}
        aria-label={t('back')}
        className="inline-grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
      </Link>
      <Avatar of={thread.other?.id ?? thread.id} photoUrl={thread.other?.photo ?? null} size="small" />
      <div className="min-w-0 grow">
        <h2 className="truncate font-body text-16 font-semibold tracking-normal">{name}</h2>
        {thread.listing ? (
          <Link
            to={`/listing/${thread.listing.id}`}
            dir="auto"
            className="block truncate text-match text-14 text-soft underline-offset-4 hover:underline"
          >
            {thread.listing.title}
          </Link>
        ) : null}
      </div>
      <IconButton label={t('booking')} className="xl:hidden" onClick={onBooking}>
        <CalendarRange aria-hidden="true" className="size-5" />
      </IconButton>
      <ThreadMenu thread={thread} />
    </header>
  )
}
