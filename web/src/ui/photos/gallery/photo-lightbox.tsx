import { useState } from 'react'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { Lightbox } from '../lightbox.tsx'

interface PhotoLightboxProps {
  photos: readonly PhotoDescriptor[]
  title: string
  start: number
  onMove: (index: number) => void
  onClose: () => void
}

/** The lightbox with local state, because the address updates more slowly than a person presses keys. */
export const PhotoLightbox = ({ start, onMove, ...rest }: PhotoLightboxProps) => {
  const [index, setIndex] = useState(start)
  return (
    <Lightbox
      index={index}
      onMove={(next) => {
        setIndex(next)
        onMove(next)
      }}
      {...rest}
    />
  )
}
