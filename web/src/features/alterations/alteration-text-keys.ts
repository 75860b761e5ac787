import type { AlterationTerms } from '../../lib/api/model.ts'

/** Text key of what the guest pays or gets back, worded for the guest or, with `hostDifference`, for the host. */
export const priceTextKey = ({
  difference,
  hostDifference,
}: Pick<AlterationTerms, 'difference' | 'hostDifference'>) => {
  const way = difference > 0 ? 'More' : difference < 0 ? 'Less' : 'Same'
  return `${hostDifference === null ? 'guest' : 'host'}${way}` as const
}

/** Text key of the change in the host's earnings. */
export const earningsTextKey = (hostDifference: number) =>
  hostDifference === 0 ? 'youSame' : hostDifference < 0 ? 'youLose' : 'youEarn'
