import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { useEndedStays } from './use-reviews.ts'

/** A host's recently ended stays, with links to review them or report damage. Renders nothing without any. */
export const EndedStays = () => {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const stays = useEndedStays().data?.items ?? []
  if (stays.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="ended-stays">
      <h2 id="ended-stays" className="text-28">
        {t('endedTitle')}
      </h2>
      <p className="mt-1 mb-5 text-soft">{t('endedText')}</p>
      <ul className="grid gap-4">
        {stays.map((stay) => {
          const name = stay.guest?.name ?? t('guestFallback')
          return (
            <li
              key={stay.id}
              data-testid="ended-stay"
              className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised hairline border-line p-5"
            >
              <div className="flex min-w-0 items-center gap-4">
                <Avatar of={stay.guest?.id ?? stay.id} photoUrl={stay.guest?.photoUrl ?? null} />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-14 text-soft wrap-anywhere">
                    {stay.listing.title} · {format.range(stay.checkIn, stay.checkOut)}
                  </p>
                </div>
              </div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={`/review/${stay.id}`} variant="outline">
                  {t(stay.reviewed ? 'seeReview' : 'reviewGuest')}
                  <span className="sr-only">: {name}</span>
                </ButtonLink>
                <ButtonLink to={`/damage-claim/${stay.id}`} variant="quiet">
                  {t('reportDamage')}
                  <span className="sr-only">: {name}</span>
                </ButtonLink>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
