import { useTranslation } from 'react-i18next'
import type { DamagePhoto } from '../../lib/api/model.ts'

/** A photo that only guest and host may see, with a link to its full size. */
export const PrivatePhoto = ({ photo, number }: { photo: DamagePhoto; number: number }) => {
  const { t } = useTranslation('damage')
  return (
    <a
      href={`/api/damage-photos/${photo.id}/large`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('openPhoto', { number })}
      className="block overflow-hidden rounded-control"
    >
      <img
        src={`/api/damage-photos/${photo.id}/small`}
        alt={t('photoAlt', { number })}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="aspect-square w-full bg-sunken object-cover"
      />
    </a>
  )
}
