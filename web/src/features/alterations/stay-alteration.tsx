import { CalendarCog } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alteration } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { AlterationCard } from './alteration-card.tsx'
import { AlterationOutcome } from './alteration-outcome.tsx'
import type { PaymentForm } from './pay-dialog.tsx'
import { useAlteration, useAlterationPaid } from './use-alteration.ts'
import type { AlterableStay } from './use-proposal.ts'

const ProposeDialog = lazy(async () => ({ default: (await import('./propose-dialog.tsx')).ProposeDialog }))
const PayDialog = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }))

interface StayChangeProps {
  stay: AlterableStay & { nights: number }
  /** The name of the other side. */
  other: string
  /** The guest's payment form. Hosts have none. */
  form?: PaymentForm
}

/** The open dialog, the result of the last action, and the element of the alteration to be answered. */
const useAlterationSteps = () => {
  const confirmPaid = useAlterationPaid()
  const [open, setOpen] = useState<'propose' | 'pay' | null>(null)
  const [done, setDone] = useState<Alteration['status'] | 'paid' | null>(null)
  const [toAnswer, setToAnswer] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  // The dialog's button has disappeared, so the alteration to answer takes the focus.
  useEffect(() => {
    if (toAnswer) card.current?.focus()
  }, [toAnswer])
  const finish = (result: Alteration['status'] | 'paid'): void => {
    setOpen(null)
    setDone(result)
  }
  return {
    open,
    done,
    card,
    startProposing: () => {
      setDone(null)
      setToAnswer(false)
      setOpen('propose')
    },
    /** Closes the dialog without a proposal. `met`: the other side's alteration has to be answered now. */
    stopProposing: (met: boolean) => {
      setOpen(null)
      setToAnswer(met)
    },
    startPaying: () => setOpen('pay'),
    stopPaying: () => setOpen(null),
    answered: setDone,
    proposed: () => finish('proposed'),
    paid: () => {
      finish('paid')
      confirmPaid()
    },
  }
}

/** A confirmed stay's open alteration, or a button to propose one. Renders nothing where neither is possible. */
export const StayAlteration = ({ stay, other, form }: StayChangeProps) => {
  const { t } = useTranslation('alterations')
  const query = useAlteration(stay.id)
  const { open, done, card, ...steps } = useAlterationSteps()
  if (!query.data) return null
  const { side, mayPropose, hindrance, alteration } = query.data
  const pending = alteration && alteration.expiresAt !== null ? alteration : null
  const met = pending !== null && pending.by !== side
  const over = alteration && !pending ? alteration : null
  if (!pending && !mayPropose && !hindrance) return null
  const waits = pending && done === 'paid' && pending.status === 'awaiting_payment'
  return (
    <div className="mt-5 grid justify-items-start gap-4" data-testid="stay-change">
      {done !== null && (done !== 'paid' || waits) ? <AlterationOutcome key={done} outcome={done} /> : null}
      {over && done === 'paid' ? <AlterationOutcome key={over.id} outcome={over.status} /> : null}
      {pending && !waits ? (
        <div ref={card} tabIndex={-1} className="w-full rounded-card">
          <AlterationCard
            alteration={pending}
            stay={stay}
            side={side}
            other={other}
            onAnswered={steps.answered}
            {...(form ? { onPay: steps.startPaying } : {})}
          />
        </div>
      ) : null}
      {hindrance ? <p className="text-14 text-soft">{t(`hindrance.${hindrance}`)}</p> : null}
      {over && done === null && over.status !== 'applied' && !hindrance ? (
        <p className="text-14 text-soft">{t(`now.${over.status}`)}</p>
      ) : null}
      {mayPropose ? (
        <Button
          variant="outline"
          icon={<CalendarCog aria-hidden="true" className="size-4" />}
          onClick={steps.startProposing}
        >
          {t('propose')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'propose' ? (
          <ProposeDialog
            stay={stay}
            side={side}
            met={met ? other : null}
            onClose={() => steps.stopProposing(met)}
            onProposed={steps.proposed}
          />
        ) : null}
        {open === 'pay' && pending && form ? (
          <PayDialog id={pending.id} form={form} onClose={steps.stopPaying} onPaid={steps.paid} />
        ) : null}
      </Suspense>
    </div>
  )
}
