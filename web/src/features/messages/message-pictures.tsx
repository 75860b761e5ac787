import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../domain/messages/calls.ts'
import type { MessagePicture } from '../../lib/api/model.ts'

/** The pictures of a message. Each opens in its full size. */
export const MessagePictures = ({ threadId, pictures }: { threadId: string; pictures: readonly MessagePicture[] }) => {
  const { t } = useTranslation('messages')
  if (pictures.length === 0) return null
  return (
    <ul className={pictures.length === 1 ? 'grid gap-1' : 'grid grid-cols-2 gap-1'}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a
            href={pictureUrl(threadId, picture)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openPicture', { number: index + 1 })}
            className="block overflow-hidden rounded-control"
          >
            <img
              src={pictureUrl(threadId, picture, true)}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className={pictures.length === 1 ? 'max-h-72 w-auto object-cover' : 'aspect-square w-full object-cover'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
