import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidFields } from '../../lib/api/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

/** The longest name of a list. */
const longestName = 80

interface WishlistNameFormProps {
  /** What the list is called so far. */
  name?: string
  submit: string
  busy: boolean
  /** Why the server refused the name that was sent last, if it did. */
  failure: unknown
  onSubmit: (name: string) => void
  /** Beside the button that sends. */
  children?: ReactNode
}

/** Is it the name that the server would not have, as opposed to anything else that failed? */
export const isNameRefused = (failure: unknown): boolean => invalidFields(failure).includes('title')

/** Asks for the name of a list; a blank one is refused at once (docs/product/listings.md, Hearts). */
export const WishlistNameForm = ({
  name: before = '',
  submit,
  busy,
  failure,
  onSubmit,
  children,
}: WishlistNameFormProps) => {
  const { t } = useTranslation('wishlists')
  const [name, setName] = useState(before)
  const [sent, setSent] = useState<string>()
  const refused = sent === name && (name.trim() === '' || isNameRefused(failure))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const trimmed = name.trim()
    setSent(name)
    if (trimmed !== '') onSubmit(trimmed)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={name}
        maxLength={longestName}
        error={refused ? t('nameRequired') : undefined}
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
