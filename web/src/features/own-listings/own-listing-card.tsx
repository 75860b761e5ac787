import { Files, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnListing } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import { useSetActive } from './use-own-listings.ts'

const DeactivateDialog = lazy(async () => ({ default: (await import('./deactivate-dialog.tsx')).DeactivateDialog }))

/** The cover with the badge of the home's state. */
const Cover = ({ home }: { home: OwnListing }) => {
  const { t } = useTranslation('ownListings')
  const [cover] = home.photos
  return (
    <div className="relative">
      {cover ? (
        <Photo photo={cover} alt="" sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw" />
      ) : (
        <NoPhoto />
      )}
      <span className="absolute top-3 start-3">
        <Badge tone={home.active ? 'success' : 'neutral'}>{t(home.active ? 'active' : 'inactive')}</Badge>
      </span>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center text-14 font-medium text-primary underline underline-offset-4'

interface OwnListingCardProps {
  home: OwnListing
  /** A copy of a home is being made. */
  copying: boolean
  onCopy: () => void
}

/** One of the host's homes, with what can be done with it. */
export const OwnListingCard = ({ home, copying, onCopy }: OwnListingCardProps) => {
  const { t } = useTranslation('ownListings')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const setActive = useSetActive(home)
  const { id, title, city, active, pricePerNight } = home
  const shown = setActive.isPending && setActive.variables ? true : active
  return (
    <Card data-testid="own-listing" data-listing={id} className="flex flex-col overflow-hidden">
      <Cover home={home} />
      <div className="flex grow flex-col gap-1 p-5">
        <h2 className="font-body text-16 font-semibold tracking-normal wrap-anywhere">
          <Link to={`/listing/${id}`} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-14 text-soft">{city}</p>
        <p className="tabular text-14">
          {pricePerNight > 0 ? t('perNight', { price: format.kroner(pricePerNight) }) : t('noPrice')}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <Link to={`/host/dashboard/calendar/rules/${id}`} aria-label={t('rulesOf', { title })} className={link}>
            {t('rules')}
          </Link>
          <Link to={`/host/dashboard/listings/${id}/extras`} aria-label={t('extrasOf', { title })} className={link}>
            {t('extras')}
          </Link>
        </div>
        <div className="mt-auto flex items-center justify-between gap-3 pt-3">
          <div className="flex items-center gap-1">
            <ButtonLink
              to={{ search: `?edit=${id}` }}
              state={{ dialog: 'edit' }}
              preventScrollReset
              data-edit={id}
              variant="outline"
              size="small"
              aria-label={t('editOf', { title })}
            >
              <Pencil aria-hidden="true" className="size-4" />
              {t('edit')}
            </ButtonLink>
            <IconButton label={t('copyOf', { title })} disabled={copying} onClick={onCopy}>
              <Files aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            </IconButton>
          </div>
          <Switch
            label={t('switch', { title })}
            checked={shown}
            disabled={setActive.isPending}
            onChange={(next) => (next ? setActive.mutate(true) : setAsking(true))}
          />
        </div>
      </div>
      <Suspense>
        {asking ? (
          <DeactivateDialog
            title={title}
            busy={setActive.isPending}
            onConfirm={() => setActive.mutate(false, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </Card>
  )
}
