import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { TakenDays } from './taken-days.ts'

interface ConflictDialogProps {
  taken: readonly TakenDays[]
  titleOf: (home: string) => string
  /** Repeats the change without these days; undefined when no day would be left. */
  onRepeat: (() => void) | undefined
  busy: boolean
  onClose: () => void
}

/** Says which days of which homes are taken, and by whom. Nothing was changed. */
export const ConflictDialog = ({ taken, titleOf, onRepeat, busy, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const homes = [...new Set(taken.map(({ listingId }) => listingId))]
  return (
    <Dialog
      open
      title={t('failed.block')}
      description={t('conflictText')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('close', { ns: 'common' })}
          </Button>
          {onRepeat ? (
            <Button busy={busy} onClick={onRepeat}>
              {t('conflictRepeat')}
            </Button>
          ) : null}
        </div>
      }
    >
      <ul className="grid gap-4">
        {homes.map((home) => (
          <li key={home}>
            <h3 className="font-body text-16 font-semibold tracking-normal">{titleOf(home)}</h3>
            <ul className="mt-1 grid gap-1 text-14 tabular">
              {taken
                .filter(({ listingId }) => listingId === home)
                .map(({ bookingId, from, to, guest }) => (
                  <li key={`${bookingId} ${from}`}>
                    {t('conflictLine', { range: format.range(from, to), guest: guest ?? t('unknownGuest') })}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {onRepeat ? null : <p className="mt-4">{t('conflictNothingLeft')}</p>}
    </Dialog>
  )
}
