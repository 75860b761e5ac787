import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidFields } from '../../lib/api/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

/** Characters of a list's name at most. */
const longestName = 80

interface WishlistNameFormProps {
  /** The list's current name. */
  name?: string
  submit: string
  busy: boolean
  /** The error of the last submission, if any. */
  failure: unknown
  onSubmit: (name: string) => void
  /** Rendered beside the submit button. */
  children?: ReactNode
}

/** Did the server refuse the name itself? */
export const isNameRefused = (failure: unknown): boolean => invalidFields(failure).includes('title')

/** A form for the name of a list. A blank name is refused at once (docs/product/listings.md, Hearts). */
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
