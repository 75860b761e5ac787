import { ExtraCode } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'

const codes = z.array(z.object({ code: ExtraCode }))

/** The extras of a home that its host chose before it was published, and neither started nor dismissed since. */
export const findWanted = async (reader: Reader, listingId: string): Promise<ReadonlySet<ExtraCode>> => {
  const rows = await reader.$queryRaw`select code from wanted_extra where listing_id = ${listingId}::uuid`
  return new Set(codes.parse(rows).map(({ code }) => code))
}

/** Stores what a host chose. */
export const storeWanted = async (tx: Tx, listingId: string, wanted: readonly ExtraCode[]): Promise<void> => {
  await tx.$executeRaw`
    insert into wanted_extra (listing_id, code) select ${listingId}::uuid, unnest(${[...wanted]}::text[]) on conflict do nothing`
}

/** Forgets a choice: the extra began, or the host does not want it. */
export const forgetWanted = async (tx: Tx, listingId: string, code: ExtraCode): Promise<void> => {
  await tx.$executeRaw`delete from wanted_extra where listing_id = ${listingId}::uuid and code = ${code}`
}
