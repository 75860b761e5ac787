import { type EditableListing, err, type listingsService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, findSuspended, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { idsOf, toContent, toPhoto, withPhotos } from '../core/listing-columns.ts'

type Procedure = typeof listingsService.procedures.forEditing

/** A home with everything that its host entered (docs/product/hosting.md, Editing). */
export const showForEditing =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ id }: ParsedInputOf<Procedure>, { actor }: Pick<Call, 'actor'>): Promise<Result<EditableListing>> => {
    if ((await findSuspended(db.client, [personOf(actor)])).size > 0) return err('auth.suspended')
    const row = await db.client.listing.findUnique({ where: { id }, include: withPhotos })
    if (!row || !ownerOrAdmin(actor, row.hostId)) return err('listing.notFound')
    const { active, revision } = row
    return ok({ ...idsOf(row), active, revision, content: toContent(row), photos: row.photos.map(toPhoto) })
  }
