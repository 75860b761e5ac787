import { useTranslation } from 'react-i18next'
import { AskToVerify } from '../../../domain/mail-verification/ask-to-verify.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DialogStep } from '../../../ui/dialog/dialog.tsx'
import { AdultCheckbox } from './adult-checkbox.tsx'
import { DatesStep } from './dates-step.tsx'
import { OrderProblem } from './order-problem.tsx'
import { StayPolicy } from './stay-policy.tsx'
import { useAdultConfirmation } from './use-adult-confirmation.ts'
import { useOrder } from './use-order.ts'

interface ChooseDatesProps {
  home: ListingDetail
  choice: StayChoice
  onCreated: (bookingId: string) => void
}

/** The total of the stay, or the price per night without one. DKK. */
const FooterPrice = ({ home, total }: { home: ListingDetail; total: number | null }) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  return (
    <p className="tabular text-14">
      <span className="block text-18 font-semibold">{format.exactPrice(total ?? home.pricePerNight)}</span>
      <span className="text-soft">
        {total === null ? t('perNight', { ns: 'common' }) : t('inTotal', { ns: 'search' })}
      </span>
    </p>
  )
}

/** The dialog's first step: the order's input and its submission. */
export const ChooseDates = ({ home, choice, onCreated }: ChooseDatesProps) => {
  const { t } = useTranslation('booking')
  const adult = useAdultConfirmation(home.id)
  const order = useOrder({
    home,
    choice,
    surface: 'dialog',
    adult: adult.yes,
    onCreated: (id) => {
      adult.forget()
      onCreated(id)
    },
  })
  const { quote, refused, working } = order
  const request = home.bookingMode === 'request'
  return (
    <DialogStep
      step="dates"
      width="wide"
      title={t('title', { title: home.title })}
      footer={
        <div className="grid gap-3">
          <AskToVerify reason="booking" />
          {refused ? (
            <OrderProblem
              problem={refused}
              choice={choice}
              onFollow={onCreated}
              onWithoutMessage={order.submitWithoutMessage}
            />
          ) : null}
          <div className="flex items-center justify-between gap-4">
            <FooterPrice home={home} total={(choice.stay && quote.data?.total) ?? null} />
            <div className="text-end">
              <Button
                size="large"
                className="whitespace-nowrap max-sm:px-5"
                busy={working}
                onClick={() => (order.blocker === 'adultRequired' ? adult.ask() : order.submit())}
              >
                {working ? t('sending') : t(request ? 'sendRequest' : 'continueToPayment')}
              </Button>
              {request ? (
                <p className="mt-1 text-12 text-soft">
                  {t('hostFirst', { ns: 'listing' })} <span className="block">{t('notChargedYet')}</span>
                </p>
              ) : null}
            </div>
          </div>
        </div>
      }
    >
      <DatesStep home={home} choice={choice} order={order}>
        <StayPolicy home={home} choice={choice} />
        <AdultCheckbox {...adult.box} />
      </DatesStep>
    </DialogStep>
  )
}
