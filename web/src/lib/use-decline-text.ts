import { useTranslation } from 'react-i18next'
import type { Trip } from './api/model.ts'

/** Why a request was declined, for whoever reads it: the house's reason in their language, or the host's words; null where nobody said. */
export const useDeclineText = (): ((booking: Pick<Trip, 'declineReason' | 'declineCode'>) => string | null) => {
  const { t } = useTranslation('common')
  return ({ declineReason, declineCode }) => (declineCode ? t(`declined.${declineCode}`) : declineReason)
}
