import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { useDialogParam } from '../../../lib/navigation/use-dialog-param.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'

const AllPhotos = lazy(async () => ({ default: (await import('./all-photos.tsx')).AllPhotos }))
const PhotoLightbox = lazy(async () => ({ default: (await import('./photo-lightbox.tsx')).PhotoLightbox }))

/** The index of the photo in the address, which counts from 1. Null without a valid one. */
const indexOf = (value: string | null, count: number): number | null => {
  const index = Number(value) - 1
  return value !== null && Number.isInteger(index) && index >= 0 && index < count ? index : null
}

/** One large and four small photos, or a swipeable row on phones. A photo opens the lightbox, the button all photos. */
export const PhotoMosaic = ({ photos, title }: { photos: readonly PhotoDescriptor[]; title: string }) => {
  const { t } = useTranslation('ui')
  const wide = useIsWide()
  const all = useDialogParam('photos')
  const single = useDialogParam('photo')
  const open = indexOf(single.value, photos.length)
  const setOpen = (position: number): void => single.open(String(position + 1))
  const [index, setIndex] = useState(0)
  const [first, ...rest] = photos
  if (!first) return <NoPhoto className="max-h-96 w-full md:rounded-card" />

  const alt = t('photoFallbackAlt', { title })
  const tile = (photo: PhotoDescriptor, position: number, sizes: string, className: string) => (
    <button
      key={photo.hash}
      type="button"
      onClick={() => setOpen(position)}
      className={`group relative overflow-hidden -outline-offset-2 ${className}`}
    >
      <span className="sr-only">{t('photoOf', { index: position + 1, count: photos.length })}: </span>
      <Photo
        photo={photo}
        alt={alt}
        sizes={sizes}
        priority={position === 0}
        className="size-full transition-transform duration-(--calm) group-hover:scale-[1.02]"
      />
    </button>
  )
  const small = rest.slice(0, rest.length >= 4 ? 4 : rest.length >= 2 ? 2 : 0)
  return (
    <section aria-label={t('gallery')} className="relative">
      {wide ? (
        <div
          className={
            small.length > 0
              ? 'grid aspect-[2.4/1] max-h-[36rem] w-full grid-cols-[2fr_1fr] gap-2 overflow-hidden rounded-card'
              : 'overflow-hidden rounded-card'
          }
        >
          {tile(
            first,
            0,
            '(min-width: 84rem) 53rem, 66vw',
            small.length > 0 ? 'size-full' : 'aspect-[2.4/1] max-h-[36rem] w-full',
          )}
          {small.length > 0 ? (
            <div className={`grid gap-2 ${small.length === 4 ? 'grid-cols-2 grid-rows-2' : 'grid-rows-2'}`}>
              {small.map((photo, position) =>
                tile(photo, position + 1, '(min-width: 84rem) 26rem, 33vw', 'size-full min-h-0'),
              )}
            </div>
          ) : null}
        </div>
      ) : (
        <div
          className="no-scrollbar -mx-[var(--page-edge)] flex snap-x snap-mandatory overflow-x-auto"
          onScroll={(event) => setIndex(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
        >
          {photos.map((photo, position) => tile(photo, position, '100vw', 'w-full shrink-0 snap-start'))}
        </div>
      )}
      {wide ? (
        <button
          type="button"
          onClick={() => all.open('all')}
          className="absolute end-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-pill bg-chip px-4 text-14 font-semibold text-chip-ink print:hidden"
        >
          <Images aria-hidden="true" className="size-4" />
          {t('showAllPhotos')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => all.open('all')}
          className="tabular absolute end-0 bottom-2 grid min-h-11 min-w-11 place-items-center print:hidden"
        >
          <span className="rounded-pill bg-chip px-3 py-1 text-12 font-semibold text-chip-ink">
            {index + 1} / {photos.length}
            <span className="sr-only">: {t('showAllPhotos')}</span>
          </span>
        </button>
      )}
      <Suspense>
        {all.value === null ? null : <AllPhotos photos={photos} title={title} onOpen={setOpen} onClose={all.close} />}
        {open === null ? null : (
          <PhotoLightbox
            photos={photos}
            title={title}
            start={open}
            onMove={(next) => single.move(String(next + 1))}
            onClose={single.close}
          />
        )}
      </Suspense>
    </section>
  )
}
