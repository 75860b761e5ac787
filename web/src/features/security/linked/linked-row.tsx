import { useTranslation } from 'react-i18next'
import type { SignInProvider, SignInWays } from '../../../lib/api/model.ts'
import { fromLocalDay } from '../../../lib/dates/local-day.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'

type Linked = SignInWays['linked'][number]

/** A provider with the person's identity there, if one is linked. A provider may be configured no longer. */
export interface LinkedEntry {
  provider: SignInProvider | null
  linked: Linked | null
}

interface LinkedRowProps {
  entry: LinkedEntry
  busy: boolean
  onLink: () => void
  onUnlink: () => void
}

/** One provider: whether it is linked, as whom and since when, and the button to change that. */
export const LinkedRow = ({ entry: { provider, linked }, busy, onLink, onUnlink }: LinkedRowProps) => {
  const { t } = useTranslation('security')
  const { longDay } = useFormat()
  const name = provider?.name ?? t('linkedGone')
  const date = linked ? longDay(fromLocalDay(new Date(linked.linkedAt))) : ''
  const state = linked?.email ? t('linkedAs', { email: linked.email, date }) : t('linkedSince', { date })
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <div className="min-w-40 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-soft wrap-anywhere">{linked ? state : t('linkedNot')}</p>
      </div>
      {linked ? (
        <Button
          variant="danger"
          size="small"
          busy={busy}
          onClick={onUnlink}
          aria-label={t('unlinkOf', { provider: name })}
        >
          {t('unlink')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          onClick={onLink}
          aria-label={t('linkOf', { provider: name })}
        >
          {t('linkDo')}
        </Button>
      )}
    </li>
  )
}
