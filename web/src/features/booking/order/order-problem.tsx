import { useTranslation } from 'react-i18next'
import { emptyStayDraft } from '../../../domain/stay/stay.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** Refusals that the guest can act on, with the text key of the action. */
const nextActions = {
  'booking.alreadyRequested': 'openRequest',
  'booking.tooManyRequests': 'openTrips',
  'booking.tooManyHolds': 'openTrips',
  'booking.petsNotAllowed': 'leavePets',
  'booking.wordsRefused': 'leaveMessage',
  'booking.tooFarAhead': 'otherDates',
} as const
type ActionableCode = keyof typeof nextActions

const isActionable = (code: string): code is ActionableCode => Object.hasOwn(nextActions, code)

/** Is it shown by {@link OrderProblem}? Other refusals are shown in a toast. */
export const isOrderProblem = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && isActionable(error.code)

interface OrderProblemProps {
  problem: ApiProblem
  choice: StayChoice
  /** Opens a booking in the dialog. */
  onFollow: (bookingId: string) => void
  /** Sends the order without its message, which stays in the field until the order is made. */
  onWithoutMessage: () => void
}

/** A refusal above the button that caused it, with the next action. */
export const OrderProblem = ({ problem, choice, onFollow, onWithoutMessage }: OrderProblemProps) => {
  const { t } = useTranslation('booking')
  const text = useProblemText()
  const code: string = problem.code
  const action = isActionable(code) ? nextActions[code] : null
  const { bookingId } = problem.params
  const press = (label: string, onClick: () => void) => (
    <Button variant="outline" size="small" className="mt-2" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <Banner tone="danger">
      <p>{action === 'leaveMessage' ? t('messageBlocked') : text(problem)}</p>
      {action === 'openRequest' && typeof bookingId === 'string'
        ? press(t('seeRequest'), () => onFollow(bookingId))
        : null}
      {action === 'openTrips' || (action === 'openRequest' && typeof bookingId !== 'string') ? (
        <ButtonLink to="/trips" variant="outline" size="small" className="mt-2">
          {t('successTrips')}
        </ButtonLink>
      ) : null}
      {action === 'leaveMessage' ? press(t('withoutMessage'), onWithoutMessage) : null}
      {action === 'leavePets' ? press(t('withoutPets'), () => choice.setGuests({ ...choice.guests, pets: 0 })) : null}
      {action === 'otherDates' ? press(t('otherDates'), () => choice.setDates(emptyStayDraft)) : null}
    </Banner>
  )
}
