import type { DemoMarket } from '../market/market.ts'

/** Stays and blocks that are imported together. */
export type HistoryBatch = Pick<DemoMarket, 'stays' | 'blocks'>

/** `importHistory` takes 100 of each; a home has fewer than sixty. */
const enough = 40
const most = 100

/**
 * Cuts the history by homes: each home's comes whole and in order, so that batches never wait for each other's homes
 * and a calendar is told once.
 */
export const historyBatches = ({ listings, stays, blocks }: DemoMarket): HistoryBatch[] => {
  const staysOf = Map.groupBy(stays, ({ listingId }) => listingId)
  const blocksOf = Map.groupBy(blocks, ({ listingId }) => listingId)
  const batches: HistoryBatch[] = []
  let batch: HistoryBatch = { stays: [], blocks: [] }
  for (const { id } of listings) {
    const [moreStays, moreBlocks] = [staysOf.get(id) ?? [], blocksOf.get(id) ?? []]
    if (batch.stays.length >= enough || batch.stays.length + moreStays.length > most) {
      batches.push(batch)
      batch = { stays: [], blocks: [] }
    }
    batch.stays.push(...moreStays)
    batch.blocks.push(...moreBlocks)
  }
  batches.push(batch)
  return batches
}
