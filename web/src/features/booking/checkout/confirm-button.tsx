import { useTranslation } from 'react-i18next'
import type { Stay } from '../../../domain/stay/stay.ts'
import { Button } from '../../../ui/button/button.tsx'
import { isOrderable, priceView } from '../order/price-view.ts'
import type { Order } from '../order/use-order.ts'

interface ConfirmButtonProps {
  order: Order
  stay: Stay | null
  request: boolean
  /** The home belongs to the signed-in person. */
  own: boolean
  onConfirm: () => void
}

/**
 * Sends the order. Without free dates it is `aria-disabled` and stays focusable: pressing it says what is missing
 * (docs/product/booking.md, Guests).
 */
export const ConfirmButton = ({ order, stay, request, own, onConfirm }: ConfirmButtonProps) => {
  const { t } = useTranslation('booking')
  const view = priceView({ stay, ...order.quote })
  const asking = stay !== null && view.banner === null && view.price !== 'estimate'
  const disabled = own || !isOrderable(view, order.working)
  return (
    <div className="grid gap-2 text-center">
      <Button
        size="large"
        busy={order.working}
        aria-disabled={disabled || undefined}
        onClick={() => (own || asking ? undefined : onConfirm())}
      >
        {order.working ? t('checkout.working') : t(request ? 'sendRequest' : 'checkout.title')}
      </Button>
      {own ? <p className="text-14 text-soft">{t('ownListing', { ns: 'listing' })}</p> : null}
      {request ? (
        <p className="text-14 text-soft">
          {t('hostFirst', { ns: 'listing' })} <span className="block">{t('notChargedYet')}</span>
        </p>
      ) : null}
    </div>
  )
}
