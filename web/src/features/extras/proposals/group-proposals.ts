import { addDays } from '@nordbo/stay-rules'
import type { PriceProposal } from '../../../lib/api/model.ts'

/** Nights in a row with the same price now and proposed. */
export interface ProposedNights {
  /** The first night and the day after the last. */
  from: string
  to: string
  current: number
  proposed: number
  /** Averages over the nights: the median price of similar homes, and how many of them are taken, percent. */
  median: number
  taken: number
  nights: PriceProposal[]
}

const average = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

const groupOf = (nights: PriceProposal[]): ProposedNights | undefined => {
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return undefined
  return {
    ...{ from: first.date, to: addDays(last.date, 1), current: first.current, proposed: first.proposed, nights },
    median: average(nights.map(({ median }) => median)),
    taken: average(nights.map(({ takenPercent }) => takenPercent)),
  }
}

/** Groups proposals, which are in the order of their dates. */
export const groupProposals = (items: readonly PriceProposal[]): ProposedNights[] => {
  const groups: PriceProposal[][] = []
  for (const item of items) {
    const before = groups.at(-1)?.at(-1)
    const continues =
      before !== undefined &&
      addDays(before.date, 1) === item.date &&
      before.current === item.current &&
      before.proposed === item.proposed
    if (continues) groups.at(-1)?.push(item)
    else groups.push([item])
  }
  return groups.flatMap((nights) => groupOf(nights) ?? [])
}
