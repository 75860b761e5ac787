import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { useDialogParam } from '../../../lib/navigation/use-dialog-param.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { NoPhoto } from '../no-photo.tsx'
import { PhotoTiles } from './photo-tiles.tsx'

const AllPhotos = lazy(async () => ({ default: (await import('./all-photos.tsx')).AllPhotos }))
const PhotoLightbox = lazy(async () => ({ default: (await import('./photo-lightbox.tsx')).PhotoLightbox }))

/** The index of the photo in the address, which counts from 1. Null without a valid one. */
const indexOf = (value: string | null, count: number): number | null => {
  const index = Number(value) - 1
  return value !== null && Number.isInteger(index) && index >= 0 && index < count ? index : null
}

interface AllPhotosButtonProps {
  wide: boolean
  /** The index of the visible photo of the row. */
  index: number
  count: number
  onClick: () => void
}

/** Opens all photos. On phones it shows which photo of the row is visible. */
const AllPhotosButton = ({ wide, index, count, onClick }: AllPhotosButtonProps) => {
  const { t } = useTranslation('ui')
  if (wide)
    return (
      <button
        type="button"
        onClick={onClick}
        className="absolute end-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-pill bg-chip px-4 text-14 font-semibold text-chip-ink print:hidden"
      >
        <Images aria-hidden="true" className="size-4" />
        {t('showAllPhotos')}
      </button>
    )
  return (
    <button
      type="button"
      onClick={onClick}
      className="tabular absolute end-0 bottom-2 grid min-h-11 min-w-11 place-items-center print:hidden"
    >
      <span className="rounded-pill bg-chip px-3 py-1 text-12 font-semibold text-chip-ink">
        {index + 1} / {count}
        <span className="sr-only">: {t('showAllPhotos')}</span>
      </span>
    </button>
  )
}

interface PhotoMosaicProps {
  photos: readonly PhotoDescriptor[]
  title: string
  /** How many small photos stand beside the large one; 4 by default. */
  mostSmall?: 2 | 4
}

/** One large and a few small photos, or a swipeable row on phones. A photo opens the lightbox, the button all photos. */
export const PhotoMosaic = ({ photos, title, mostSmall = 4 }: PhotoMosaicProps) => {
  const { t } = useTranslation('ui')
  const wide = useIsWide()
  const all = useDialogParam('photos')
  const single = useDialogParam('photo')
  const open = indexOf(single.value, photos.length)
  const setOpen = (position: number): void => single.open(String(position + 1))
  const [index, setIndex] = useState(0)
  const [first, ...rest] = photos
  if (!first) return <NoPhoto className="max-h-96 w-full md:rounded-card" />

  return (
    <section aria-label={t('gallery')} className="relative">
      <PhotoTiles
        photos={[first, ...rest]}
        title={title}
        wide={wide}
        mostSmall={mostSmall}
        onOpen={setOpen}
        onSwipe={setIndex}
      />
      <AllPhotosButton wide={wide} index={index} count={photos.length} onClick={() => all.open('all')} />
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
