import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { signInPath } from '../../lib/session/login.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { setPendingFavourite } from './pending-favourite.ts'
import { type FavouriteResult, useIsFavourite, useToggleFavourite } from './use-favourite.ts'

const WishlistChooser = lazy(async () => ({ default: (await import('./wishlist-chooser.tsx')).WishlistChooser }))

interface FavouriteButtonProps {
  listingId: string
  /** What the home is called: the button says it aloud. */
  title: string
  /** On a picture, or on the page. */
  variant?: 'photo' | 'plain'
  /** How it is let go of here, where more than the heart goes with it. */
  onLetGo?: (() => void) | undefined
  className?: string
}

const looks = {
  photo: { button: '', off: 'fill-scrim text-on-photo', on: 'fill-accent text-on-photo' },
  plain: { button: 'hover:bg-sunken', off: 'text-ink', on: 'fill-accent text-accent' },
} as const

/** How long a press opens the choice of list, ms. */
const longPressMs = 500

/** A home's heart. A press keeps it or lets it go; a long one (or the context menu) chooses the list. Strangers sign in first. */
export const FavouriteButton = ({ listingId, title, variant = 'photo', onLetGo, className }: FavouriteButtonProps) => {
  const { t } = useTranslation('wishlists')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const on = useIsFavourite(listingId)
  const { mutateAsync } = useToggleFavourite()
  const [choosing, setChoosing] = useState(false)
  const pressed = useRef<number | undefined>(undefined)
  const wasLong = useRef(false)

  /** Goes on for somebody who is signed in; others are led to the login, and the home is kept afterwards. */
  const signedIn = async (goOn: () => unknown): Promise<void> => {
    const session = await queries.ensureQueryData(sessionQuery).catch(() => null)
    if (session?.user) return void goOn()
    setPendingFavourite(listingId)
    navigate(signInPath(window.location))
  }
  const tell = (kept: FavouriteResult | null): void => {
    const action = { label: t('chooseList'), onClick: () => setChoosing(true) }
    toastSuccess(
      kept
        ? { title: t('added'), description: kept.title, ...(kept.lists > 1 ? { action } : {}) }
        : { title: t('removed') },
    )
  }
  const choose = (): void => void signedIn(() => setChoosing(true))
  const toggle = (): void =>
    void signedIn(() =>
      on && onLetGo
        ? onLetGo()
        : // The button may be gone with its card by the time of the answer. A refusal is shown by the heart alone.
          mutateAsync({ listingId, on: !on }).then(tell, () => undefined),
    )
  const letGo = (): void => window.clearTimeout(pressed.current)

  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        aria-label={t('save', { title })}
        data-testid="favourite"
        className={classNames(
          'inline-grid size-11 shrink-0 touch-manipulation place-items-center rounded-pill select-none',
          looks[variant].button,
          className,
        )}
        onClick={() => {
          if (!wasLong.current) toggle()
          wasLong.current = false
        }}
        onPointerDown={(event) => {
          wasLong.current = false
          letGo()
          if (event.button !== 0) return
          pressed.current = window.setTimeout(() => {
            wasLong.current = true
            choose()
          }, longPressMs)
        }}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => {
          event.preventDefault()
          letGo()
          if (!wasLong.current) choose()
        }}
      >
        <Heart
          aria-hidden="true"
          strokeWidth={1.75}
          className={classNames('size-7 transition-colors', on ? looks[variant].on : looks[variant].off)}
        />
      </button>
      <Suspense>
        {choosing ? <WishlistChooser listingId={listingId} title={title} onClose={() => setChoosing(false)} /> : null}
      </Suspense>
    </>
  )
}
