import type { DemoMarket } from '../market/market.ts'

/** Stays and blocks that are imported together. */
export type HistoryBatch = Pick<DemoMarket, 'stays' | 'blocks'>

/** Batches end at 40 stays: `importHistory` accepts 100 of each, and a home has fewer than sixty. */
const enough = 40
const maxItems = 100

/**
 * Splits the history by homes. Each home is in one batch and in order, so that batches do not wait for each other's locks and
 * each calendar is emitted once.
 */
export const historyBatches = ({ listings, stays, blocks }: DemoMarket): HistoryBatch[] => {
  const staysOf = Map.groupBy(stays, ({ listingId }) => listingId)
  const blocksOf = Map.groupBy(blocks, ({ listingId }) => listingId)
  const batches: HistoryBatch[] = []
  let batch: HistoryBatch = { stays: [], blocks: [] }
  for (const { id } of listings) {
    const [moreStays, moreBlocks] = [staysOf.get(id) ?? [], blocksOf.get(id) ?? []]
    if (batch.stays.length >= enough || batch.stays.length + moreStays.length > maxItems) {
      batches.push(batch)
      batch = { stays: [], blocks: [] }
    }
    batch.stays.push(...moreStays)
    batch.blocks.push(...moreBlocks)
  }
  batches.push(batch)
  return batches
}
