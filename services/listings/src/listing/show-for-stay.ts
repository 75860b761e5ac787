import { err, type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { exactPlace, toContent } from '../core/listing-columns.ts'

type Procedure = typeof listingsService.procedures.forStay

/** The facts of a home that only the people of a stay may see. Booking calls it and decides who they are. */
export const showForStay =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const row = await db.client.listing.findUnique({ where: { id } })
    if (!row) return err('listing.notFound')
    const { arrivalNotes, business, english } = toContent(row)
    return ok({ ...exactPlace(row), arrivalNotes, arrivalNotesEnglish: english?.arrivalNotes ?? null, business })
  }
