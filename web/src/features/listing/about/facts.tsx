import { Bath, BedDouble, DoorClosed, type LucideIcon, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const Fact = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <li className="flex items-center gap-2.5">
    <Icon aria-hidden="true" className="size-5 text-primary" strokeWidth={1.5} />
    {text}
  </li>
)

/** Capacity and kind of the home. */
export const Facts = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <ul className="flex flex-wrap gap-x-7 gap-y-3">
        <Fact icon={UsersRound} text={t('guests', { count: home.maxGuests })} />
        <Fact icon={DoorClosed} text={t('bedrooms', { count: home.bedrooms })} />
        <Fact icon={BedDouble} text={t('beds', { count: home.beds })} />
        <Fact
          icon={Bath}
          text={t('bathrooms', { count: home.bathrooms, replace: { count: format.number(home.bathrooms) } })}
        />
      </ul>
      {home.tags.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-2">
          {home.tags.map((tag) => (
            <li key={tag} className="rounded-pill bg-sunken px-3.5 py-1.5 text-14">
              {t(`tag.${tag}`)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
