import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { takePendingFavourite } from './pending-favourite.ts'
import { useToggleFavourite } from './use-favourite.ts'

/** Adds the pending favourite once the person has signed in. */
export const usePendingFavourite = (userId: string | undefined): void => {
  const { t } = useTranslation('wishlists')
  const { mutate } = useToggleFavourite()
  useEffect(() => {
    const listingId = userId ? takePendingFavourite() : null
    if (listingId) mutate({ listingId, on: true }, { onSuccess: () => toastSuccess({ title: t('added') }) })
  }, [userId, mutate, t])
}
