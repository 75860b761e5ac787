import { type Actor, DraftAnswers, err, type ListingId, ok, type Result } from '@nordbo/contracts'
import { refuseSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { isPartner } from '../core/is-partner.ts'
import type { ListingDraft, Photo } from '../generated/prisma/client.ts'
import { lockForChange, storeChange } from '../listing/change-listing.ts'

/** A photo without its place in an album. */
export type PhotoRow = Omit<Photo, 'listingId' | 'position'>

/** The photos of a home or of a draft of a home or a hotel, the cover first. */
export interface Album {
  id: string
  of: 'home' | 'draft'
  hostId: string
  photos: PhotoRow[]
  /** Guests see its home. */
  active: boolean
  /** The draft has what photos need: title, type and base price. Always true for a home and a hotel. */
  ready: boolean
}

/** Whether a draft may have photos (docs/product/listings.md, Drafts). A hotel has a name from the start. */
const isReady = ({ kind, answers }: Pick<ListingDraft, 'kind' | 'answers'>): boolean => {
  if (kind === 'hotel') return true
  const { title, subcategory, baseOre } = DraftAnswers.parse(answers)
  return Boolean(title?.trim()) && Boolean(subcategory) && typeof baseOre === 'number'
}

const placed = (rows: readonly Photo[]): PhotoRow[] =>
  [...rows].sort((a, b) => a.position - b.position).map(({ listingId: _, position: __, ...row }) => row)

/** Locks and returns the album of a home or a draft that the actor may change. Drafts are their host's alone. */
export const lockAlbum = async (tx: Tx, actor: Actor, id: ListingId): Promise<Result<Album>> => {
  await tx.$queryRaw`select 1 from listing_draft where id = ${id}::uuid for update`
  const draft = await tx.listingDraft.findUnique({ where: { id }, include: { photos: true } })
  if (draft) {
    if (actor.kind !== 'user' || actor.userId !== draft.hostId) return err('listing.notFound')
    if (draft.kind === 'hotel' && !isPartner(actor)) return err('listing.notFound')
    const standing = await refuseSuspended(tx, actor)
    if (!standing.ok) return standing
    const { hostId, photos } = draft
    return ok({ id, of: 'draft', hostId, photos: placed(photos), active: false, ready: isReady(draft) })
  }
  const home = await lockForChange(tx, actor, id)
  if (!home.ok) return home
  const { hostId, active, photos } = home.value
  return ok({ id, of: 'home', hostId, photos: placed(photos), active, ready: true })
}

/** Replaces the photos of an album. A home gets its next revision. */
export const storeAlbum = async (
  deps: Pick<Deps, 'kit'>,
  tx: Tx,
  { id, of }: Pick<Album, 'id' | 'of'>,
  { photos, now }: { photos: readonly PhotoRow[]; now: Date },
): Promise<void> => {
  const data = photos.map((photo, position) => ({ ...photo, listingId: id, position }))
  if (of === 'home') {
    await tx.photo.deleteMany({ where: { listingId: id } })
    await tx.photo.createMany({ data })
    await storeChange(deps, tx, id, { updatedAt: now })
  } else {
    await tx.draftPhoto.deleteMany({ where: { listingId: id } })
    await tx.draftPhoto.createMany({ data })
    await tx.listingDraft.update({ where: { id }, data: { updatedAt: now } })
  }
}
