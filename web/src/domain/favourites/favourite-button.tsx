import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { useLongPress } from '../../lib/browser/use-long-press.ts'
import { signInPath } from '../../lib/session/login.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { setPendingFavourite } from './pending-favourite.ts'
import { type FavouriteResult, useIsFavourite, useToggleFavourite } from './use-favourite.ts'

const WishlistChooser = lazy(async () => ({ default: (await import('./wishlist-chooser.tsx')).WishlistChooser }))

interface FavouriteButtonProps {
  listingId: string
  /** The home's title, for the button's label. */
  title: string
  /** On a picture or on the page. */
  variant?: 'photo' | 'plain'
  /** Replaces removal where more is removed than the favourite. */
  onRemove?: (() => void) | undefined
  className?: string
}

const variants = {
  photo: { button: '', off: 'fill-scrim text-on-photo', on: 'fill-accent text-on-photo' },
  plain: { button: 'hover:bg-sunken', off: 'text-ink', on: 'fill-accent text-accent' },
} as const

/**
 * A home's heart. A press adds or removes the favourite. A long press or the context menu chooses the list. Visitors
 * sign in first.
 */
export const FavouriteButton = ({ listingId, title, variant = 'photo', onRemove, className }: FavouriteButtonProps) => {
  const { t } = useTranslation('wishlists')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const on = useIsFavourite(listingId)
  const { mutateAsync } = useToggleFavourite()
  const [choosing, setChoosing] = useState(false)

  /** Continues for signed-in people. Others go to the login, and the home is added afterwards. */
  const ifSignedIn = async (action: () => unknown): Promise<void> => {
    const session = await queries.ensureQueryData(sessionQuery).catch(() => null)
    if (session?.user) return void action()
    setPendingFavourite(listingId)
    navigate(signInPath(window.location))
  }
  const showResult = (added: FavouriteResult | null): void => {
    const action = { label: t('chooseList'), onClick: () => setChoosing(true) }
    toastSuccess(
      added
        ? { title: t('added'), description: added.title, ...(added.lists > 1 ? { action } : {}) }
        : { title: t('removed') },
    )
  }
  const choose = (): void => void ifSignedIn(() => setChoosing(true))
  const toggle = (): void =>
    void ifSignedIn(() =>
      on && onRemove
        ? onRemove()
        : // A promise, because the button may be unmounted by then. On failure only the heart switches back.
          mutateAsync({ listingId, on: !on }).then(showResult, () => undefined),
    )
  const pressHandlers = useLongPress({ onPress: toggle, onLongPress: choose })

  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        aria-label={t('save', { title })}
        data-testid="favourite"
        className={classNames(
          'inline-grid size-11 shrink-0 touch-manipulation place-items-center rounded-pill select-none',
          variants[variant].button,
          className,
        )}
        {...pressHandlers}
      >
        <Heart
          aria-hidden="true"
          strokeWidth={1.75}
          className={classNames('size-7 transition-colors', on ? variants[variant].on : variants[variant].off)}
        />
      </button>
      <Suspense>
        {choosing ? <WishlistChooser listingId={listingId} title={title} onClose={() => setChoosing(false)} /> : null}
      </Suspense>
    </>
  )
}
