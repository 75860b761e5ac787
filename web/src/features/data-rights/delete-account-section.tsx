import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DeletionBlockers } from './deletion-blockers.tsx'
import { deletionWord, useDeleteAccount, useDeletionBlockers } from './use-deletion.ts'

/** What is deleted, and the word that confirms it. */
const ConfirmForm = ({ onRefused, onKeep }: { onRefused: () => void; onKeep: () => void }) => {
  const { t } = useTranslation('dataRights')
  const [word, setWord] = useState('')
  const [missed, setMissed] = useState(false)
  const remove = useDeleteAccount(onRefused)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setMissed(word !== deletionWord)
    if (word === deletionWord) remove.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">{t('deleteWhat')}</p>
      <TextField
        label={t('deleteConfirm')}
        value={word}
        onChange={({ target }) => {
          setWord(target.value)
          setMissed(false)
        }}
        error={missed ? t('deleteConfirm') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          {t('deleteCancel')}
        </Button>
        <Button type="submit" variant="danger" busy={remove.isPending || remove.isSuccess}>
          {t('deleteNow')}
        </Button>
      </div>
    </form>
  )
}

/** The dialog's content: what stands in the way, or the form. */
const DeletionStep = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('dataRights')
  const query = useDeletionBlockers(true)
  if (query.isError)
    return (
      <ErrorState
        title={t('checkFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  if (!query.data) return <Skeleton className="h-40 rounded-control" />
  if (query.data.length > 0) return <DeletionBlockers blockers={query.data} />
  return <ConfirmForm onRefused={() => void query.refetch()} onKeep={onClose} />
}

/** The end of the account (docs/product/data-rights.md, Erasure). */
export const DeleteAccountSection = () => {
  const { t } = useTranslation('dataRights')
  const [open, setOpen] = useState(false)
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h3 className="font-body text-16 font-semibold tracking-normal">{t('deleteTitle')}</h3>
        <p className="text-14 text-soft">{t('deleteText')}</p>
      </div>
      <Button variant="danger" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deleteOpen')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('deleteTitle')}>
        {open ? <DeletionStep onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </Card>
  )
}
