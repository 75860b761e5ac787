import type { AlterationTerms } from '../../lib/api/model.ts'

/** Which words say what the guest pays or gets back, to the guest or to the host. */
export const priceTextKey = ({
  difference,
  hostDifference,
}: Pick<AlterationTerms, 'difference' | 'hostDifference'>) => {
  const way = difference > 0 ? 'More' : difference < 0 ? 'Less' : 'Same'
  return `${hostDifference === null ? 'guest' : 'host'}${way}` as const
}

/** Which words say what the host earns more or less by it. */
export const earningsTextKey = (hostDifference: number) =>
  hostDifference === 0 ? 'youSame' : hostDifference < 0 ? 'youLose' : 'youEarn'
