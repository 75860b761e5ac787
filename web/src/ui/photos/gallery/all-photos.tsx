import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Photo } from '../photo.tsx'

interface AllPhotosProps {
  photos: readonly PhotoDescriptor[]
  title: string
  onOpen: (index: number) => void
  onClose: () => void
}

/** Every third photo is wide, the other two share a row. */
const widePhotoEvery = 3

/** All photos of a home. Each opens in the lightbox. */
export const AllPhotos = ({ photos, title, onOpen, onClose }: AllPhotosProps) => {
  const { t } = useTranslation('ui')
  return (
    <Dialog open full width="wide" title={t('allPhotos', { count: photos.length })} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2 md:gap-3">
        {photos.map((photo, index) => {
          const wide = index % widePhotoEvery === 0
          return (
            <li key={photo.hash} className={classNames(wide && 'col-span-2')}>
              <button
                type="button"
                onClick={() => onOpen(index)}
                className="block w-full overflow-hidden rounded-card -outline-offset-2"
              >
                <span className="sr-only">{t('photoOf', { index: index + 1, count: photos.length })}: </span>
                <Photo
                  photo={photo}
                  alt={t('photoFallbackAlt', { title })}
                  sizes={wide ? '(min-width: 60rem) 56rem, 100vw' : '(min-width: 60rem) 28rem, 50vw'}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
