import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateWishlist } from '../../../domain/favourites/use-wishlists.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

/** Characters of a list's name at most. */
const longestName = 80

/** Creates a list by its name. Blanks around the name do not count, and Enter creates too. */
export const NewList = ({ field }: { field: RefObject<HTMLInputElement | null> }) => {
  const { t } = useTranslation('profile')
  const problemText = useProblemText()
  const create = useCreateWishlist()
  const [name, setName] = useState('')
  const title = name.trim()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (title === '' || create.isPending) return
    create.mutate(
      { title },
      {
        onSuccess: () => {
          setName('')
          toastSuccess({ title: t('wishlistCreated') })
        },
        onError: (error) => toastError({ title: t('actionFailed', { message: problemText(error) }) }),
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <TextField
          ref={field}
          label={t('wishlistName')}
          placeholder={t('wishlistPlaceholder')}
          value={name}
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" busy={create.isPending} disabled={title === ''}>
        {t('wishlistCreate')}
      </Button>
    </form>
  )
}
