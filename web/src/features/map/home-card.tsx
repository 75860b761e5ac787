import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { readGuests } from '../../domain/stay/guest-counts.ts'
import { stayPath } from '../../domain/stay/stay-path.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Rating } from '../../ui/layout/rating.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import type { MapHome } from './map-home.ts'

interface HomeCardProps {
  home: MapHome
  testId: string
  className?: string
  linkRef?: Ref<HTMLAnchorElement>
  /** A button in the corner. */
  children?: ReactNode
}

/** A small card of a home on the map, with a link to its page. */
export const HomeCard = ({ home, testId, className, linkRef, children }: HomeCardProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const [params] = useSearchParams()
  return (
    <article
      data-testid={testId}
      data-listing={home.id}
      className={classNames(
        'relative grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-float hairline border-line',
        className,
      )}
    >
      {home.photo ? (
        <Photo photo={home.photo} alt="" sizes="7.5rem" className="size-full" />
      ) : (
        <NoPhoto className="size-full" />
      )}
      <div className={classNames('min-w-0 p-3', children ? 'pe-11' : null)}>
        <div className="flex items-baseline justify-between gap-2 text-14 text-soft">
          <span className="truncate">{home.city}</span>
          <Rating rating={home.rating} reviewCount={home.reviewCount} />
        </div>
        <h3 className="line-clamp-2 font-body text-16 leading-snug font-semibold tracking-normal">
          <Link
            ref={linkRef}
            className="stretched-link outline-none after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
            to={stayPath(`/listing/${home.id}`, home.stay, readGuests(params))}
          >
            {home.title}
          </Link>
        </h3>
        <p className="tabular mt-1 text-14">
          <span className="font-semibold">{format.price(home.price)}</span>{' '}
          <span className="text-soft">{home.total === null ? t('perNight', { ns: 'common' }) : t('inTotal')}</span>
        </p>
      </div>
      {children}
    </article>
  )
}
