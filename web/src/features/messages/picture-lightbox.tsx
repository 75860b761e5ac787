import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../domain/messages/calls.ts'
import type { MessagePicture } from '../../lib/api/model.ts'
import { Lightbox } from '../../ui/photos/lightbox.tsx'

interface PictureLightboxProps {
  threadId: string
  pictures: readonly MessagePicture[]
  start: number
  /** The name of what is shown, for screen readers. */
  title: string
  onMove: (index: number) => void
  onClose: () => void
}

/** The pictures of a message in their full size, one at a time. No neighbour is fetched ahead, because no cache may keep it. */
export const PictureLightbox = ({ threadId, pictures, start, title, onMove, onClose }: PictureLightboxProps) => {
  const { t } = useTranslation('messages')
  const [index, setIndex] = useState(start)
  const picture = pictures[index]
  return (
    <Lightbox
      count={pictures.length}
      title={title}
      index={index}
      onMove={(next) => {
        setIndex(next)
        onMove(next)
      }}
      onClose={onClose}
    >
      {picture ? (
        <img
          key={picture.id}
          src={pictureUrl(threadId, picture)}
          alt={t('picture', { number: index + 1 })}
          width={picture.width}
          height={picture.height}
          className="h-auto animate-fade rounded-card bg-scrim"
          // As large as the screen allows, and never larger than the picture is.
          style={{
            width: `min(${picture.width}px, 100%, (100svh - 9rem) * ${picture.width / picture.height})`,
          }}
        />
      ) : null}
    </Lightbox>
  )
}
