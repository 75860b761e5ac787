import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

const longestName = 60

interface NameDialogProps {
  title: string
  text: string
  action: string
  /** The present name. */
  name: string
  busy: boolean
  /** Why the last attempt failed. */
  failure: string | undefined
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a passkey, before it is made or in place of its former one. */
export const NameDialog = ({ title, text, action, name: before, busy, failure, onName, onClose }: NameDialogProps) => {
  const { t } = useTranslation('security')
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(before)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The hub is a form of its own.
    event.stopPropagation()
    setMissing(!name.trim())
    if (name.trim()) onName(name.trim())
    else field.current?.focus()
  }
  const fault = missing ? t('passkeyNameMissing') : failure
  return (
    <Dialog open title={title} description={text} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          error={fault}
          maxLength={longestName}
          autoComplete="off"
          data-focus-first
          required
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        <p role="status" className="sr-only">
          {fault}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
