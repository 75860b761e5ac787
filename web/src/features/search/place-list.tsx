import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { popularPlaces } from './popular-places.ts'

/** The list's id: the field beside it sends the keyboard there. */
export const placeListId = 'popular-places'

/** Popular places to pick from. */
export const PlaceList = ({ onPick }: { onPick: (place: string) => void }) => {
  const { t } = useTranslation('search')
  return (
    <div className="w-full md:w-80">
      <h3 className="px-2 font-body text-14 font-semibold tracking-normal text-soft">{t('popularPlaces')}</h3>
      <ul id={placeListId} className="mt-2">
        {popularPlaces.map(({ name, country }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-start transition-colors hover:bg-sunken"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-primary">
                <MapPin aria-hidden="true" className="size-5" />
              </span>
              <span>
                {name} <span className="text-soft">{t(`country.${country}`, { ns: 'common' })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
