import { useTranslation } from 'react-i18next'
import { HomeCalendar } from '../../../domain/calendar/home-calendar.tsx'
import { AskToVerify } from '../../../domain/mail-verification/ask-to-verify.tsx'
import { ListingHintsBanner } from '../../../domain/stay/address-hints-banner.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AdultCheckbox } from '../order/adult-checkbox.tsx'
import { GuestChoice } from '../order/guest-choice.tsx'
import { MessageField } from '../order/message-field.tsx'
import { OrderProblem } from '../order/order-problem.tsx'
import { StayPolicy } from '../order/stay-policy.tsx'
import { StayPrice } from '../order/stay-price.tsx'
import { useAdultConfirmation } from '../order/use-adult-confirmation.ts'
import { useOrder } from '../order/use-order.ts'
import { HomeLine } from '../progress/home-line.tsx'
import { ConfirmButton } from './confirm-button.tsx'

interface CheckoutOrderProps {
  home: ListingDetail
  choice: StayChoice
  onCreated: (bookingId: string) => void
}

/** The input that an order needs, beside its price. */
export const CheckoutOrder = ({ home, choice, onCreated }: CheckoutOrderProps) => {
  const { t } = useTranslation('booking')
  const { user } = useSession()
  const adult = useAdultConfirmation(home.id)
  const order = useOrder({
    home,
    choice,
    surface: 'checkout',
    adult: adult.yes,
    onCreated: (id) => {
      adult.forget()
      onCreated(id)
    },
  })
  const isOwn = user?.id === home.hostId
  const request = home.bookingMode === 'request'

  const confirm = (): void => {
    if (order.blocker === 'adultRequired') adult.ask()
    else order.submit()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 content-start gap-8">
        <ListingHintsBanner hints={choice.hints.filter((hint) => hint !== 'guestsOver')} capacity={home.maxGuests} />
        <HomeCalendar
          listingId={home.id}
          draft={choice.draft}
          onChange={choice.setDates}
          today={choice.today}
          clearable
        />
        <div className="grid gap-4">
          {choice.hints.includes('guestsOver') ? (
            <Banner tone="warning" title={t('checkout.guestsTitle')}>
              {t('checkout.guestsText', { count: home.maxGuests })}
            </Banner>
          ) : null}
          <GuestChoice home={home} choice={choice} />
        </div>
        {request ? <MessageField value={order.message} onChange={order.setMessage} /> : null}
      </div>
      <Card className="grid content-start gap-5 self-start p-5 md:p-6 lg:sticky lg:top-28">
        <HomeLine home={{ ...home, photo: home.photos[0] ?? null }} />
        <StayPrice home={home} choice={choice} order={order} />
        <StayPolicy home={home} choice={choice} />
        <AdultCheckbox {...adult.box} />
        <AskToVerify reason="booking" />
        {order.refused ? (
          <OrderProblem
            problem={order.refused}
            choice={choice}
            onFollow={onCreated}
            onWithoutMessage={order.submitWithoutMessage}
          />
        ) : null}
        <ConfirmButton order={order} stay={choice.stay} request={request} own={isOwn} onConfirm={confirm} />
      </Card>
    </div>
  )
}
