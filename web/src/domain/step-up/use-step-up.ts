import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SecondFactor } from '../two-factor/use-second-factor-field.ts'

interface Given {
  password: string
  factor?: SecondFactor
}

interface After {
  onConfirmed: () => void
  /** The password was right, and the second factor is missing. */
  onFactorMissing: () => void
}

/** Confirms the session with the password, and with the second factor of a person who uses two. */
export const useStepUp = ({ onConfirmed, onFactorMissing }: After) =>
  useMutation({
    mutationFn: (body: Given) => answer(api.POST('/api/auth/step-up', { body })),
    onSuccess: (confirmed) => ('twoFactorRequired' in confirmed ? onFactorMissing() : onConfirmed()),
  })
