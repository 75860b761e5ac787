import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../../lib/api/model.ts'
import { fromLocalDay } from '../../../lib/dates/local-day.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'

interface PasskeyRowProps {
  passkey: Passkey
  busy: boolean
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, when it was made and used, and what can be done with it. */
export const PasskeyRow = ({ passkey, busy, onRename, onRemove }: PasskeyRowProps) => {
  const { t } = useTranslation('security')
  const { longDay } = useFormat()
  const dayOf = (instant: string): string => longDay(fromLocalDay(new Date(instant)))
  const { name, createdAt, lastUsedAt, synced } = passkey
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <KeyRound aria-hidden="true" className="size-5 text-soft" strokeWidth={1.75} />
      <div className="min-w-40 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-soft">
          {t('passkeyMade', { date: dayOf(createdAt) })}{' '}
          {lastUsedAt ? t('passkeyUsed', { date: dayOf(lastUsedAt) }) : t('passkeyUnused')}
          {synced ? ` ${t('passkeySynced')}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onRename} aria-label={t('passkeyRenameOf', { name })}>
          {t('passkeyRename')}
        </Button>
        <Button
          variant="danger"
          size="small"
          busy={busy}
          onClick={onRemove}
          aria-label={t('passkeyRemoveOf', { name })}
        >
          {t('passkeyRemove')}
        </Button>
      </div>
    </li>
  )
}
