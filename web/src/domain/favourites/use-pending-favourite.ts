import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { takeWantedFavourite } from './pending-favourite.ts'
import { useToggleFavourite } from './use-favourite.ts'

/** Adds the home whose heart led to the login, as soon as somebody is signed in. */
export const useWantedFavourite = (userId: string | undefined): void => {
  const { t } = useTranslation('wishlists')
  const { mutate } = useToggleFavourite()
  useEffect(() => {
    const listingId = userId ? takeWantedFavourite() : null
    if (listingId) mutate({ listingId, on: true }, { onSuccess: () => toastSuccess({ title: t('added') }) })
  }, [userId, mutate, t])
}
