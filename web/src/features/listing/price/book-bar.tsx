import { useTranslation } from 'react-i18next'
import { useOwnHold } from '../../../domain/calendar/use-availability.ts'
import { isStayRefused, useQuote } from '../../../domain/quote/use-quote.ts'
import { OwnHold } from '../../../domain/stay/own-hold.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'

/** The price and 'Book nu' on phones, fixed above the bottom bar. */
export const BookBar = ({
  home,
  choice,
  isOwn,
  onBook,
}: {
  home: ListingDetail
  choice: StayChoice
  isOwn: boolean
  onBook: () => void
}) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const quote = useQuote(home.id, home.active ? choice.stay : null, choice.guests)
  const hold = useOwnHold(home.id, choice.today, choice.stay)
  const taken = (quote.data?.available === false && !quote.isPlaceholderData) || isStayRefused(quote.error)
  const isRequest = home.bookingMode === 'request' && !taken
  return (
    <>
      {/* Space for the bar below the page. */}
      <div aria-hidden="true" className={classNames('md:hidden', hold ? 'h-36' : 'h-16', isRequest && 'mb-6')} />
      <div
        data-testid="book-bar"
        className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid gap-2 border-t border-line bg-raised px-4 py-2.5 md:hidden print:hidden"
      >
        {hold ? <OwnHold hold={hold} stay={choice.stay} /> : null}
        <div className="flex items-center justify-between gap-4">
          <p className="tabular text-14">
            <span className="block text-16 font-semibold">
              {quote.data ? format.price(quote.data.total) : format.price(home.pricePerNight)}{' '}
              <span className="text-14 font-normal text-soft">
                {quote.data
                  ? t('totalFor', { nights: t('nights', { ns: 'common', count: quote.data.nights }) })
                  : t('perNight', { ns: 'common' })}
              </span>
            </span>
            <span className="text-soft">
              {choice.stay ? format.range(choice.stay.checkIn, choice.stay.checkOut) : t('addDatesShort')}
            </span>
          </p>
          <Button disabled={isOwn || !home.active} onClick={onBook}>
            {t(taken ? 'otherDates' : 'bookNow')}
          </Button>
        </div>
        {isRequest ? <p className="text-12 leading-snug text-soft">{t('hostFirst')}</p> : null}
      </div>
    </>
  )
}
