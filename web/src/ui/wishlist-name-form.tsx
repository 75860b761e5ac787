import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

/** The longest name of a list. */
const longestName = 80

interface WishlistNameFormProps {
  /** What the list is called so far. */
  name?: string
  submit: string
  busy: boolean
  onSubmit: (name: string) => void
  /** Beside the button that sends. */
  children?: ReactNode
}

/** Asks for the name of a list; a blank one is refused at once (guest.md §5). */
export const WishlistNameForm = ({ name: before = '', submit, busy, onSubmit, children }: WishlistNameFormProps) => {
  const { t } = useTranslation('wishlists')
  const [name, setName] = useState(before)
  const [refused, setRefused] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const trimmed = name.trim()
    setRefused(trimmed === '')
    if (trimmed !== '') onSubmit(trimmed)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={name}
        maxLength={longestName}
        error={refused && name.trim() === '' ? t('nameRequired') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
