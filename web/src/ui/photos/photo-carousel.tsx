import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { pageOf, readingWay } from '../../lib/browser/reading-way.ts'
import type { ShownPhoto } from '../../lib/photos/photo-sources.ts'
import { NoPhoto } from './no-photo.tsx'
import { Photo } from './photo.tsx'

interface PhotoCarouselProps {
  photos: readonly ShownPhoto[]
  title: string
  sizes: string
  /** Where a click on a photo leads. Screen readers use the card's own link. */
  to?: string
  priority?: boolean
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  className?: string
}

const arrow =
  'absolute top-1/2 z-10 hidden size-9 -translate-y-1/2 place-items-center rounded-pill bg-chip text-chip-ink shadow-float transition-opacity disabled:invisible md:grid md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100'

interface SlideProps {
  to: string | undefined
  onOpen: PhotoCarouselProps['onOpen']
  children: ReactNode
}

/** The place of one photo in the row. */
const Slide = ({ to, onOpen, children }: SlideProps) =>
  to ? (
    <Link to={to} onClick={onOpen} tabIndex={-1} aria-hidden="true" className="block w-full shrink-0 snap-start">
      {children}
    </Link>
  ) : (
    <div className="w-full shrink-0 snap-start">{children}</div>
  )

interface PagerProps {
  photos: readonly ShownPhoto[]
  /** Position of the photo on screen. */
  index: number
  onGo: (step: number) => void
}

/** Arrows to the previous and the next photo, and a dot for each. */
const Pager = ({ photos, index, onGo }: PagerProps) => {
  const { t } = useTranslation('ui')
  return (
    <>
      <button
        type="button"
        className={classNames(arrow, 'start-2.5')}
        aria-label={t('previousPhoto')}
        disabled={index === 0}
        onClick={() => onGo(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        className={classNames(arrow, 'end-2.5')}
        aria-label={t('nextPhoto')}
        disabled={index === photos.length - 1}
        onClick={() => onGo(1)}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </button>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
        {photos.map((photo, position) => (
          <span
            key={photo.hash}
            className={classNames(
              'size-1.5 rounded-pill bg-chip transition-opacity',
              position === index ? 'opacity-100' : 'opacity-55',
            )}
          />
        ))}
      </div>
    </>
  )
}

/** A home's photos in a row: swiped on touch screens, paged by arrows with a mouse. */
export const PhotoCarousel = ({
  photos,
  title,
  sizes,
  to,
  priority = false,
  onOpen,
  className,
}: PhotoCarouselProps) => {
  const { t } = useTranslation('ui')
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  // Only the first photo loads until a person moves to the next.
  const [touched, setTouched] = useState(false)
  if (photos.length === 0) return <NoPhoto className={classNames('rounded-card', className)} />

  const go = (step: number): void => {
    // The other photos must be rendered before the row can scroll to one.
    flushSync(() => setTouched(true))
    const box = track.current
    box?.scrollTo({ left: readingWay(box) * (index + step) * box.clientWidth, behavior: 'smooth' })
  }
  const shown = touched ? photos : photos.slice(0, 1)
  return (
    <div
      className={classNames('relative overflow-hidden rounded-card', className)}
      onPointerEnter={() => setTouched(true)}
      onTouchStart={() => setTouched(true)}
    >
      <div
        ref={track}
        tabIndex={-1}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={(event) => setIndex(pageOf(event.currentTarget))}
      >
        {shown.map((photo, position) => (
          <Slide key={photo.hash} to={to} onOpen={onOpen}>
            <Photo
              photo={photo}
              alt={t('photoFallbackAlt', { title })}
              sizes={sizes}
              priority={priority && position === 0}
            />
          </Slide>
        ))}
      </div>
      {photos.length > 1 ? <Pager photos={photos} index={index} onGo={go} /> : null}
    </div>
  )
}
