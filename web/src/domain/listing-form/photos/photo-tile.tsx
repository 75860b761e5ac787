import { useSortable } from '@dnd-kit/sortable'
import { advisedPhotoWidth } from '@nordbo/listing-rules'
import { Captions, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'

interface PhotoTileProps {
  photo: PhotoDescriptor
  /** Its number, from 1. */
  number: number
  onCover: () => void
  onDescribe: () => void
  onDelete: () => void
}

const translated = (move: { x: number; y: number } | null): string | undefined =>
  move ? `translate3d(${move.x}px, ${move.y}px, 0)` : undefined

/** A photo that can be dragged, with its buttons. */
export const PhotoTile = ({ photo, number, onCover, onDescribe, onDelete }: PhotoTileProps) => {
  const { t } = useTranslation('createListing')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.hash,
  })
  return (
    <li
      ref={setNodeRef}
      data-testid="photo"
      style={{ transform: translated(transform), transition }}
      className={classNames('relative grid gap-1', isDragging && 'z-10 opacity-80')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t('movePhoto', { number })}
        className="block w-full cursor-grab touch-manipulation overflow-hidden rounded-control"
      >
        <Photo photo={photo} alt="" sizes="(min-width: 48rem) 14rem, 45vw" />
      </button>
      {number === 1 ? (
        <span className="pointer-events-none absolute start-2 top-2 rounded-pill bg-raised px-3 py-1 text-12 font-semibold shadow-float">
          {t('cover')}
        </span>
      ) : null}
      {photo.width < advisedPhotoWidth ? <p className="text-12 text-warning">{t('photoSmall')}</p> : null}
      <div className="flex items-center justify-between">
        {number === 1 ? (
          <span className="size-11" />
        ) : (
          <IconButton label={`${t('makeCover')} (${number})`} onClick={onCover}>
            <Star aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={t('describePhoto', { number })} onClick={onDescribe}>
          <Captions aria-hidden="true" className={classNames('size-5', photo.alt ? 'text-success' : null)} />
        </IconButton>
        <IconButton label={t('deletePhoto', { number })} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}
