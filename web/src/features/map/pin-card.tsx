import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Clusters } from '../../lib/api/model.ts'
import { readGuests } from '../../lib/guest-counts.ts'
import { stayPath } from '../../lib/stay-path.ts'
import { useFormat } from '../../lib/use-format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NoPhoto } from '../../ui/no-photo.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Rating } from '../../ui/rating.tsx'

/** The home behind a price on the map, in short; it leads to its page. */
export const PinCard = ({ pin, onClose }: { pin: Clusters['pins'][number]; onClose: () => void }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const [params] = useSearchParams()
  return (
    <article
      data-testid="pin-card"
      className="absolute inset-x-3 bottom-8 mx-auto grid max-w-[26rem] animate-rise grid-cols-[8rem_1fr] overflow-hidden rounded-card bg-raised shadow-float hairline border-line"
    >
      {pin.photo ? <Photo photo={pin.photo} alt="" sizes="8rem" className="h-full" /> : <NoPhoto className="h-full" />}
      <div className="min-w-0 p-3 pe-11">
        <div className="flex items-baseline justify-between gap-2 text-14 text-soft">
          <span className="truncate">{pin.city}</span>
          <Rating rating={pin.rating} reviewCount={pin.reviewCount} />
        </div>
        <h3 className="line-clamp-2 font-body text-16 leading-snug font-semibold tracking-normal">
          <Link className="stretched-link" to={stayPath(`/listing/${pin.id}`, pin.stay, readGuests(params))}>
            {pin.title}
          </Link>
        </h3>
        <p className="tabular mt-1 text-14">
          <span className="font-semibold">{format.dkk(pin.price)}</span>{' '}
          <span className="text-soft">{pin.total === null ? t('perNight', { ns: 'common' }) : t('inTotal')}</span>
        </p>
      </div>
      <IconButton label={t('close', { ns: 'common' })} onClick={onClose} className="absolute end-0 top-0 z-10">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </article>
  )
}
