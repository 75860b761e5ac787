import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useShare } from './use-wishlist.ts'

interface ShareDialogProps {
  id: string
  token: string | null
  notesShared: boolean
  onClose: () => void
}

/** Creates or ends the link with which others may read a list. */
export const ShareDialog = ({ id, token, notesShared, onClose }: ShareDialogProps) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const share = useShare(id)
  const url = token ? `${window.location.origin}/wishlists/shared/${token}` : ''
  const change = (notes: boolean | null): void =>
    share.mutate(notes, {
      onSuccess: () => {
        if (notes === null) toastSuccess({ title: t('linkEnded') })
      },
      onError: (error) => toastError({ title: t('shareFailed'), description: problemText(error) }),
    })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toastSuccess({ title: t('copied') })
    } catch {
      toastError({ title: t('copyFailed') })
    }
  }
  return (
    <Dialog open title={t('shareTitle')} description={t('shareText')} onClose={onClose}>
      {token ? (
        <div className="grid gap-5">
          <TextField label={t('link')} value={url} readOnly onFocus={(event) => event.target.select()} />
          <Checkbox
            label={t('shareNotes')}
            checked={share.isPending && share.variables !== null ? share.variables === true : notesShared}
            onChange={(event) => change(event.target.checked)}
          />
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="danger" busy={share.isPending && share.variables === null} onClick={() => change(null)}>
              {t('endLink')}
            </Button>
            <Button icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </div>
        </div>
      ) : (
        <Button busy={share.isPending} onClick={() => change(false)}>
          {t('makeLink')}
        </Button>
      )}
    </Dialog>
  )
}
