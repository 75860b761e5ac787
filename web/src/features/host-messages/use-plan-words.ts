import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { PlannedMessage } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** The host's homes. */
export const useHomes = () =>
  useQuery({
    queryKey: queryKeys.ownListings,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/host/listings', { signal }))).items,
  })

/** The hour of a plan as clock time. */
export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** When a template is sent and in which homes. */
export type PlanTime = Pick<PlannedMessage, 'anchor' | 'days' | 'hour' | 'listingId'>

/** A plan as a sentence: `2 dage før check-in kl. 16.00, alle boliger`. */
export const usePlanWords = (): ((plan: PlanTime) => string) => {
  const { t } = useTranslation('hostMessages')
  const format = useFormat()
  const homes = useHomes()
  return ({ anchor, days, hour, listingId }) => {
    const time = format.clock(clockOf(hour))
    const count = Math.abs(days)
    const when =
      days === 0
        ? t(`on.${anchor}`, { time })
        : days < 0
          ? t(`before.${anchor}`, { count, time })
          : t(`after.${anchor}`, { count, time })
    const home = homes.data?.find(({ id }) => id === listingId)?.title
    return t('planLine', { when, homes: listingId === null ? t('allHomes') : (home ?? t('otherHome')) })
  }
}
