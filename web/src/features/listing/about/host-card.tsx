import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicUser } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Avatar } from '../../../ui/photos/avatar.tsx'

export const HostCard = ({ host }: { host: PublicUser }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  return (
    <section data-testid="host-card" className="flex items-start gap-4">
      <Avatar of={host.id} photoUrl={host.photoUrl} size="large" />
      <div>
        <h2 className="font-body text-18 font-semibold tracking-normal">{t('hostedBy', { name: host.name })}</h2>
        <p className="text-14 text-soft wrap-anywhere">
          {/* The town stands here only while its owner shows it (docs/product/people.md, Privacy). */}
          {host.city === null ? null : `${host.city} · `}
          {t('hostSince', { date: format.month(host.memberSince) })}
        </p>
        {host.verified ? (
          <p className="mt-1 flex items-center gap-1.5 text-14 font-semibold text-success">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {t('verifiedHost')}
          </p>
        ) : null}
        {host.about ? <p className="mt-2 max-w-reading">{host.about}</p> : null}
      </div>
    </section>
  )
}
