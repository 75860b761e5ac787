import { photoKey, photoRecipe, photoWidths } from '@nordbo/contracts'
import type { OwnFile, SqlClient } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

/** Every photo of a person's homes and drafts, deleted ones too. */
const ownPhotos = `
  select p.listing_id, p.hash, p.width, p.position, 'homes' as place from photo p join listing l on l.id = p.listing_id
    where l.host_id = $1::uuid
  union all
  select p.listing_id, p.hash, p.width, p.position, 'drafts' from draft_photo p join listing_draft l on l.id = p.listing_id
    where l.host_id = $1::uuid
  union all
  select p.listing_id, p.hash, p.width, p.position, 'deleted' from deleted_photo p
    where p.listing_id in (select id from listing where host_id = $1::uuid
      union select id from listing_draft where host_id = $1::uuid)`

interface OwnPhoto {
  listingId: string
  hash: string
  width: number
  place: string
  position: number
}

const findPhotos = (reader: Pick<SqlClient, '$queryRawUnsafe'>, personId: string): PromiseLike<OwnPhoto[]> =>
  reader.$queryRawUnsafe<OwnPhoto[]>(
    `select listing_id::text as "listingId", hash, width, place, position from (${ownPhotos}) own order by 1, 5, 2`,
    personId,
  )

/** The photos of a person's homes and drafts at their full size. */
export const listPhotoFiles = async ({ db }: Pick<Deps, 'db'>, personId: string): Promise<OwnFile[]> =>
  (await findPhotos(db.client, personId)).map(({ listingId, hash, width, place, position }) => ({
    path: `photos/${place}/${listingId}/${position + 1}-${hash.slice(0, 12)}.webp`,
    key: photoKey(hash, width, 'webp'),
  }))

/** Whether another person's home has the same photo. */
const hasOtherOwner = async ({ db }: Pick<Deps, 'db'>, hash: string, personId: string): Promise<boolean> => {
  const [row] = await db.client.$queryRawUnsafe<{ count: number }[]>(
    `select (
       (select count(*) from photo p join listing l on l.id = p.listing_id where p.hash = $2 and l.host_id <> $1::uuid) +
       (select count(*) from draft_photo p join listing_draft l on l.id = p.listing_id where p.hash = $2 and l.host_id <> $1::uuid) +
       (select count(*) from deleted_photo p join listing l on l.id = p.listing_id where p.hash = $2 and l.host_id <> $1::uuid))::int
     as count`,
    personId,
    hash,
  )
  return (row?.count ?? 0) > 0
}

/** Deletes the files of a person's photos, unless another person's home shows the same photo. */
export const deletePhotoFiles = async (deps: Pick<Deps, 'db' | 'kit'>, personId: string): Promise<void> => {
  for (const { hash, width } of await findPhotos(deps.db.client, personId)) {
    if (await hasOtherOwner(deps, hash, personId)) continue
    for (const each of photoWidths(width))
      for (const format of photoRecipe.formats) await deps.kit.blobs.delete(photoKey(hash, each, format))
  }
}
