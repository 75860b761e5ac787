import { err, type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { fold } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { indexHotels } from './index-hotels.ts'

type Import = typeof listingsService.procedures.importHotels

/** Imports the sample hotels. Existing ones stay unchanged. */
export const importHotels =
  (deps: Deps) =>
  async ({ hotels }: ParsedInputOf<Import>): Promise<Result<OutputOf<Import>>> => {
    if (deps.config.SANDBOX_URL === undefined) return err('sandbox.only')
    const { count } = await deps.db.client.hotel.createMany({
      data: hotels.map(({ location, english, ...hotel }) => ({
        ...hotel,
        ...location,
        descriptionEnglish: english?.description ?? null,
        cityKey: fold(hotel.city.trim()),
      })),
      skipDuplicates: true,
    })
    await indexHotels(
      deps,
      hotels.map(({ id }) => id),
    )
    return ok({ created: count })
  }
