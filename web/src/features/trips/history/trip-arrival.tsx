import { copenhagenDate } from '@nordbo/stay-rules'
import { KeyRound, Mail, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ContactLinks } from '../../../domain/contact/contact-links.tsx'
import type { TripHistory } from '../../../lib/api/model.ts'
import { useNow } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { IconItem } from './icon-item.tsx'

type Arrival = NonNullable<TripHistory['arrival']>

const linkClass = 'inline-flex min-h-11 items-center break-all text-primary underline underline-offset-4'

/** How to get there and in. Only confirmed stays have it. */
export const TripArrival = ({ arrival: { address, location, notes, notesFrom, host } }: { arrival: Arrival }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = copenhagenDate(new Date(useNow(30_000)))
  const map = `https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=16/${location.lat}/${location.lng}`
  return (
    <ul className="grid gap-5" data-testid="arrival">
      <IconItem icon={<MapPin className="size-5" />}>
        <address className="not-italic">
          {address.line1}
          {address.line2 ? `, ${address.line2}` : ''}
          <br />
          {address.postalCode} {address.city}
          <br />
          {t(`country.${address.country}`, { ns: 'common' })}
        </address>
        <a href={map} target="_blank" rel="noreferrer" className={linkClass}>
          {t('arrival.map')}
        </a>
      </IconItem>
      {notes ? (
        <IconItem icon={<KeyRound className="size-5" />}>
          <p className="font-medium">{t('arrival.notes')}</p>
          <p className="whitespace-pre-line text-soft">{notes}</p>
        </IconItem>
      ) : null}
      {notesFrom ? (
        <IconItem icon={<KeyRound className="size-5" />}>
          <p className="font-medium">{t('arrival.notes')}</p>
          <p className="text-soft">{t('arrival.notesFrom', { moment: format.momentBeyond(notesFrom, today) })}</p>
        </IconItem>
      ) : null}
      {host ? (
        <IconItem icon={<Mail className="size-5" />}>
          <p className="font-medium">{t('arrival.host', { name: host.name })}</p>
          <ContactLinks email={host.email} phone={host.phone} className={linkClass} />
        </IconItem>
      ) : null}
    </ul>
  )
}
