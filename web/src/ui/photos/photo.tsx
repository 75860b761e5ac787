import { useState } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'
import { type PhotoDescriptor, photoSrcSet, photoUrl, photoWidths } from '../../lib/photos/photo-sources.ts'

interface PhotoProps {
  photo: PhotoDescriptor
  /** What it shows, when the picture itself does not say. */
  alt: string
  /** The width it takes, as `sizes` of an image. */
  sizes: string
  /** It belongs to the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** A picture in the width and format that the screen needs; its place is kept and blurred until it arrives. */
export const Photo = ({ photo, alt, sizes, priority = false, className }: PhotoProps) => {
  const [arrived, setArrived] = useState(false)
  const middle = photoWidths(photo.width).find((width) => width >= 640) ?? photo.width
  return (
    <div
      className={classNames('relative aspect-3/2 overflow-hidden bg-strong bg-cover bg-center', className)}
      style={{ backgroundColor: photo.color, backgroundImage: `url("${photo.placeholder}")` }}
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
