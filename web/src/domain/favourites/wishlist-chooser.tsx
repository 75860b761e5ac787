import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { useCreateWishlist, useWishlistMembership, useWishlists } from './use-wishlists.ts'
import { isNameRefused, WishlistNameForm } from './wishlist-name-form.tsx'

/** The person's lists. The checked ones hold the home. */
const ListChoices = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const lists = useWishlists(listingId)
  const hold = useWishlistMembership(listingId)
  const isHeld = (id: string, holds: boolean): boolean =>
    hold.isPending && hold.variables.id === id ? hold.variables.holds : holds
  return (
    <ul className="grid gap-1">
      {lists.isPending ? <Skeleton className="h-24" /> : null}
      {(lists.data?.items ?? []).map((list) => (
        <li key={list.id}>
          <Checkbox
            label={
              <span className="flex grow items-baseline justify-between gap-3">
                <span>{list.title}</span>
                <span className="tabular text-14 whitespace-nowrap text-soft">{t('homes', { count: list.count })}</span>
              </span>
            }
            checked={isHeld(list.id, list.holds)}
            onChange={(event) =>
              hold.mutate(
                { id: list.id, holds: event.target.checked },
                { onError: (error) => toastError({ title: problemText(error) }) },
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** A button that opens the form for a new list, and one that closes the dialog. */
const NewList = ({ listingId, onClose }: { listingId: string; onClose: () => void }) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const create = useCreateWishlist()
  const [making, setMaking] = useState(false)
  const make = (name: string): void =>
    create.mutate(
      { title: name, listingId },
      {
        onSuccess: () => {
          toastSuccess({ title: t('created') })
          setMaking(false)
        },
        onError: (error) => {
          if (!isNameRefused(error)) toastError({ title: t('createFailed'), description: problemText(error) })
        },
      },
    )
  return (
    <div className="mt-5 border-t border-line pt-5">
      {making ? (
        <WishlistNameForm submit={t('create')} busy={create.isPending} failure={create.error} onSubmit={make}>
          <Button variant="quiet" onClick={() => setMaking(false)}>
            {t('cancel', { ns: 'common' })}
          </Button>
        </WishlistNameForm>
      ) : (
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            variant="outline"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => setMaking(true)}
          >
            {t('newList')}
          </Button>
          <Button onClick={onClose}>{t('chooserDone')}</Button>
        </div>
      )}
    </div>
  )
}

/** Chooses which of a person's lists hold a home, and creates new ones. */
export const WishlistChooser = ({
  listingId,
  title,
  onClose,
}: {
  listingId: string
  title: string
  onClose: () => void
}) => {
  const { t } = useTranslation('wishlists')
  return (
    <Dialog open title={t('chooserTitle')} description={t('chooserText', { title })} onClose={onClose}>
      <ListChoices listingId={listingId} />
      <NewList listingId={listingId} onClose={onClose} />
    </Dialog>
  )
}
