import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../lib/browser/reading-way.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { Photo } from '../photo.tsx'

interface GalleryProps {
  photos: readonly [PhotoDescriptor, ...PhotoDescriptor[]]
  /** The home's title. */
  title: string
  /** Opens the photo of an index in the lightbox. */
  onOpen: (index: number) => void
}

interface TileProps extends GalleryProps {
  photo: PhotoDescriptor
  /** The photo's index. */
  position: number
  sizes: string
  className: string
}

const Tile = ({ photos, title, onOpen, photo, position, sizes, className }: TileProps) => {
  const { t } = useTranslation('ui')
  return (
    <button
      type="button"
      onClick={() => onOpen(position)}
      className={`group relative overflow-hidden -outline-offset-2 ${className}`}
    >
      <span className="sr-only">{t('photoOf', { index: position + 1, count: photos.length })}: </span>
      <Photo
        photo={photo}
        alt={t('photoFallbackAlt', { title })}
        sizes={sizes}
        priority={position === 0}
        className="size-full transition-transform duration-(--calm) group-hover:scale-[1.02]"
      />
    </button>
  )
}

interface PhotoTilesProps extends GalleryProps {
  wide: boolean
  mostSmall: 2 | 4
  /** The row was swiped to the photo of an index. */
  onSwipe: (index: number) => void
}

/**
 * The photos in a grid, or in a row on phones. One component has both, so that the first photo stays mounted when
 * hydration finds another width.
 */
export const PhotoTiles = ({ wide, mostSmall, onSwipe, ...gallery }: PhotoTilesProps) => {
  const { photos } = gallery
  const tile = (photo: PhotoDescriptor, position: number, sizes: string, className: string) => (
    <Tile key={photo.hash} {...gallery} photo={photo} position={position} sizes={sizes} className={className} />
  )
  if (!wide)
    return (
      <div
        className="no-scrollbar -mx-[var(--page-edge)] flex snap-x snap-mandatory overflow-x-auto"
        onScroll={(event) => onSwipe(pageOf(event.currentTarget))}
      >
        {photos.map((photo, position) => tile(photo, position, '100vw', 'w-full shrink-0 snap-start'))}
      </div>
    )
  const [first, ...rest] = photos
  const small = rest.slice(0, rest.length >= 4 && mostSmall === 4 ? 4 : rest.length >= 2 ? 2 : 0)
  return (
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
  )
}
