import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedCard } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { CardExpiry } from '../card-expiry.tsx'
import { cardName } from '../card-name.ts'
import { useRemoveCard, useSetDefaultCard } from './use-card-mutations.ts'

interface RemoveDialogProps {
  card: SavedCard
  busy: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks whether a card is to be removed. */
const RemoveDialog = ({ card, busy, onClose, onRemove }: RemoveDialogProps) => {
  const { t } = useTranslation('cards')
  return (
    <Dialog
      open
      title={t('removeTitle')}
      description={t('removeText', { card: cardName(card) })}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('keepCard')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onRemove}>
            {t('removeNow')}
          </Button>
        </div>
      }
    >
      {card.isDefault ? <p>{t('removeDefault')}</p> : null}
    </Dialog>
  )
}

/** A saved card with its actions. `onRemoved` must move the focus, because the row disappears. */
export const SavedCardRow = ({ card, onRemoved }: { card: SavedCard; onRemoved: () => void }) => {
  const { t } = useTranslation('cards')
  const [asking, setAsking] = useState(false)
  const remove = useRemoveCard(card.id)
  const setDefault = useSetDefaultCard(card.id)
  const name = cardName(card)
  return (
    <li
      data-testid="saved-card"
      data-default={card.isDefault}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card hairline border-line bg-raised px-5 py-4"
    >
      <CreditCard aria-hidden="true" className="size-7 shrink-0 text-soft" strokeWidth={1.5} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-semibold">{name}</span>
          {card.isDefault ? <Badge>{t('default')}</Badge> : null}
        </p>
        <CardExpiry card={card} />
      </div>
      <div className="flex flex-wrap gap-2">
        {card.isDefault ? null : (
          <Button
            variant="outline"
            size="small"
            busy={setDefault.isPending}
            aria-label={t('makeDefaultOf', { card: name })}
            onClick={() => setDefault.mutate()}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t('removeOf', { card: name })} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      {asking ? (
        <RemoveDialog
          card={card}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onRemove={() =>
            void remove
              .mutateAsync()
              .then(onRemoved, () => undefined)
              .then(() => setAsking(false))
          }
        />
      ) : null}
    </li>
  )
}
