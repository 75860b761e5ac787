import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { useQuote } from '../../lib/quote/use-quote.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Button } from '../../ui/button.tsx'

/** On phones the price and 'Book nu' stay within reach of the thumb, above the bottom bar. */
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
  const quote = useQuote(home.id, choice.stay, choice.guests)
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-2.5 md:hidden print:hidden">
      <p className="tabular text-14">
        <span className="block text-16 font-semibold">
          {quote.data ? format.dkk(quote.data.total) : format.dkk(home.pricePerNight)}{' '}
          {quote.data ? null : <span className="text-14 font-normal text-soft">{t('perNight', { ns: 'common' })}</span>}
        </span>
        <span className="text-soft">
          {choice.stay ? format.range(choice.stay.checkIn, choice.stay.checkOut) : t('addDatesShort')}
        </span>
      </p>
      <Button look="accent" disabled={isOwn} onClick={onBook}>
        {t(quote.data?.available === false && !quote.isPlaceholderData ? 'otherDates' : 'bookNow')}
      </Button>
    </div>
  )
}
