import { useState } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'
import { photoSrcSet, photoUrl, photoWidths, type ShownPhoto } from '../../lib/photos/photo-sources.ts'

interface PhotoProps {
  photo: ShownPhoto
  /** The description, where the photo has none. */
  alt: string
  /** The `sizes` attribute of the image. */
  sizes: string
  /** Part of the first screen: loads first. */
  priority?: boolean
  className?: string
}

/** A photo in the width and format that the screen needs, with a blurred placeholder. */
export const Photo = ({ photo, alt, sizes, priority = false, className }: PhotoProps) => {
  const [arrived, setArrived] = useState(false)
  const middle = photoWidths(photo.width).find((width) => width >= 640) ?? photo.width
  return (
    <div
      className={classNames('relative aspect-3/2 overflow-hidden bg-strong bg-cover bg-center', className)}
      style={{
        backgroundColor: photo.color,
        backgroundImage: photo.placeholder === undefined ? undefined : `url("${photo.placeholder}")`,
      }}
    >
      <picture>
        <source type="image/avif" srcSet={photoSrcSet(photo, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={photoSrcSet(photo, 'webp')} sizes={sizes} />
        <img
          src={photoUrl(photo.hash, middle, 'webp')}
          alt={photo.alt ?? alt}
          width={photo.width}
          height={photo.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onLoad={() => setArrived(true)}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-(--calm)',
            !arrived && !priority && 'opacity-0',
          )}
        />
      </picture>
    </div>
  )
}
