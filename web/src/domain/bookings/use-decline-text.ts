import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'

/**
 * Why a request was declined: Nordbo's reason in the reader's language, or the host's own text. Null without a
 * reason.
 */
export const useDeclineText = (): ((booking: Pick<Trip, 'declineReason' | 'declineCode'>) => string | null) => {
  const { t } = useTranslation('common')
  return ({ declineReason, declineCode }) => (declineCode ? t(`declined.${declineCode}`) : declineReason)
}
