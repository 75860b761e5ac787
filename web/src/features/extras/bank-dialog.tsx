import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BankChallenge } from '../../domain/cards/bank-challenge.tsx'
import { openStripe } from '../../domain/cards/stripe-js.ts'
import { usePaymentConfig } from '../../domain/cards/use-payment-config.ts'
import { useSandboxIntent } from '../../domain/cards/use-sandbox-intent.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { productName } from '../../lib/page/product-name.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface BankDialogProps {
  clientSecret: string
  /** DKK. */
  amount: number
  /** Called once with the bank's answer. */
  onSettled: (approved: boolean) => void
  onClose: () => void
}

/** Lets Stripe.js show the bank's own dialog. */
const StripeBank = ({
  clientSecret,
  stripeKey,
  onSettled,
}: Pick<BankDialogProps, 'clientSecret' | 'onSettled'> & { stripeKey: string }) => {
  const { t } = useTranslation('extras')
  const settled = useRef(onSettled)
  settled.current = onSettled
  useEffect(() => {
    const ask = async (): Promise<boolean> => {
      const { error, paymentIntent } = await (await openStripe(stripeKey)).handleNextAction({ clientSecret })
      return error === undefined && paymentIntent?.status === 'succeeded'
    }
    void ask().then(
      (approved) => settled.current(approved),
      () => settled.current(false),
    )
  }, [clientSecret, stripeKey])
  return <Banner tone="info">{t('bankElsewhere')}</Banner>
}

/** The bank's question about the first payment of an extra. */
export const BankDialog = ({ clientSecret, amount, onSettled, onClose }: BankDialogProps) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const config = usePaymentConfig()
  const { authenticate } = useSandboxIntent('payment-intents', clientSecret)
  const stripeKey = config.data?.stripeKey
  return (
    <Dialog open title={t('bankTitle')} onClose={onClose}>
      {config.isPending ? <Skeleton className="h-72" /> : null}
      {typeof stripeKey === 'string' ? (
        <StripeBank clientSecret={clientSecret} stripeKey={stripeKey} onSettled={onSettled} />
      ) : null}
      {stripeKey === null ? (
        <BankChallenge
          title={t('unpaid')}
          text={t('bankText', { product: productName, amount: format.dkk(amount) })}
          approve={t('approveNow')}
          busy={authenticate.isPending}
          onAnswer={(outcome) =>
            void authenticate.mutateAsync(outcome).then(
              ({ status }) => onSettled(status === 'succeeded'),
              () => onSettled(false),
            )
          }
        />
      ) : null}
    </Dialog>
  )
}
