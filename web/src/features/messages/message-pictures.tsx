import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../domain/messages/calls.ts'
import type { MessagePicture } from '../../lib/api/model.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'

const PictureLightbox = lazy(async () => ({ default: (await import('./picture-lightbox.tsx')).PictureLightbox }))

interface MessagePicturesProps {
  threadId: string
  /** Who sent them. */
  name: string
  pictures: readonly MessagePicture[]
}

/** The pictures of a message. Each opens in the lightbox, which Back closes. */
export const MessagePictures = ({ threadId, name, pictures }: MessagePicturesProps) => {
  const { t } = useTranslation('messages')
  const large = useDialogParam('picture')
  const start = pictures.findIndex(({ id }) => id === large.value)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={pictures.length === 1 ? 'grid gap-1' : 'grid grid-cols-2 gap-1'}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('openPicture', { number: index + 1 })}
              onClick={() => large.open(picture.id)}
              className="block cursor-zoom-in overflow-hidden rounded-control"
            >
              <img
                src={pictureUrl(threadId, picture, true)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={pictures.length === 1 ? 'h-auto max-w-full' : 'aspect-square w-full object-cover'}
                // Its room is there before it has come, so that no message moves.
                style={pictures.length === 1 ? { width: `${(18 * picture.width) / picture.height}rem` } : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {start < 0 ? null : (
          <PictureLightbox
            {...{ threadId, pictures, start }}
            title={name}
            onMove={(next) => large.move(pictures[next]?.id ?? '')}
            onClose={large.close}
          />
        )}
      </Suspense>
    </>
  )
}
