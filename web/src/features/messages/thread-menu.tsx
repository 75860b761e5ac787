import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { archive, block } from '../../domain/messages/calls.ts'
import type { Thread } from '../../lib/api/model.ts'
import { Menu } from '../../ui/dialog/menu.tsx'
import { useThreadChange } from './use-thread-change.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))

/** Archives, reports and blocks a thread. */
export const ThreadMenu = ({ thread }: { thread: Thread }) => {
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
