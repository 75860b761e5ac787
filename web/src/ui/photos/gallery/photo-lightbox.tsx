import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PhotoDescriptor, photoUrl } from '../../../lib/photos/photo-sources.ts'
import { Lightbox } from '../lightbox.tsx'
import { Photo } from '../photo.tsx'

interface PhotoLightboxProps {
  photos: readonly PhotoDescriptor[]
  title: string
  start: number
  onMove?: (index: number) => void
  onClose: () => void
}

/** A home's photos in the lightbox, with local state, because the address updates more slowly than a person presses keys. */
export const PhotoLightbox = ({ photos, title, start, onMove, onClose }: PhotoLightboxProps) => {
  const { t } = useTranslation('ui')
  const [index, setIndex] = useState(start)
  const sourceOf = useCallback(
    (position: number): string | undefined => {
      const photo = photos[position]
      return photo && photoUrl(photo.hash, photo.width, 'avif')
    },
    [photos],
  )
  const photo = photos[index]
  return (
    <Lightbox
      count={photos.length}
      sourceOf={sourceOf}
      title={title}
      index={index}
      onMove={(next) => {
        setIndex(next)
        onMove?.(next)
      }}
      onClose={onClose}
    >
      {photo ? (
        <Photo
          key={photo.hash}
          photo={photo}
          alt={t('photoFallbackAlt', { title })}
          sizes="100vw"
          priority
          className="w-full max-w-[calc((100svh-9rem)*1.5)] animate-fade rounded-card"
        />
      ) : null}
    </Lightbox>
  )
}
