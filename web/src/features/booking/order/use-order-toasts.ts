import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { signInPath } from '../../../lib/session/login.ts'
import { toastError, toastInfo } from '../../../lib/toast/toast.ts'
import { type BookingBlocker, blockerOfError } from './booking-blocker.ts'
import { isOrderProblem } from './order-problem.tsx'
import { blockerTexts, genericFailureTexts, type Surface } from './order-texts.ts'

/**
 * Toasts about an order that was not sent, was refused, or lacks its payment. A signed-out guest is sent to the
 * sign-in.
 */
export const useOrderToasts = ({ maxGuests, bookingMode }: ListingDetail, surface: Surface) => {
  const { t } = useTranslation('booking')
  const problemText = useProblemText()
  const navigate = useNavigate()

  const showBlocker = (what: BookingBlocker): void => {
    const { title, text } = blockerTexts(surface, what)
    const toast = what === 'signIn' ? toastInfo : toastError
    toast({ title: t(title), description: t(text, { count: maxGuests }) })
    if (what === 'signIn') navigate(signInPath(window.location))
  }
  /** Shows an error, unless the page itself shows it. */
  const showError = (error: unknown): void => {
    if (isOrderProblem(error)) return
    const refusal = blockerOfError(codeOf(error))
    if (refusal !== 'worded' && refusal !== 'unexplained') {
      showBlocker(refusal)
      return
    }
    const description = refusal === 'worded' ? problemText(error) : t(genericFailureTexts(surface, bookingMode))
    toastError({ title: t('errorTitle'), description })
  }
  const showMissingPayment = (): void => {
    toastError({ title: t('errorTitle'), description: t('paymentNotReady') })
  }
  return { showBlocker, showError, showMissingPayment }
}
