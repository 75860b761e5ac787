import { DamagePhotoId, type ErasureRuleName, privatePhotoKey, UserId } from '@nordbo/contracts'
import type { ErasureStep, OwnFile, PersonalData } from '@nordbo/service-kit'
import { fetchWallet } from '../cards/guest-wallet.ts'
import type { Deps } from '../core/deps.ts'
import { exportedRows } from './exported-rows.ts'

/** Photos of damage that a person took: those of their side of a stay. */
const ownPhotos = `damage_photo p using booking b where b.id = p.booking_id
  and ((p.side = 'guest' and b.guest_id = $1::uuid) or (p.side = 'host' and b.host_id = $1::uuid))`
const ownHomes = 'listing_id in (select listing_id from bookable_listing where host_id = $1::uuid)'

const step = (rule: ErasureRuleName<'booking'>, sql: string): ErasureStep => ({ rule, sql })

/** What happens to a person's rows, in this order (docs/product/data-rights.md, Erasure). */
const steps: readonly ErasureStep[] = [
  step('damagePhotos', `delete from ${ownPhotos}`),
  step(
    'damageReports',
    `update damage_report d set
       description = case when own then '' else description end, answer = case when own then answer end
     from (select r.id, case r.side when 'guest' then b.guest_id else b.host_id end = $1::uuid as own
           from damage_report r join booking b on b.id = r.booking_id
           where b.guest_id = $1::uuid or b.host_id = $1::uuid) mine
     where d.id = mine.id`,
  ),
  step(
    'bookings',
    `update booking set message = null, decline_reason = null, cancel_reason = null
     where guest_id = $1::uuid or host_id = $1::uuid`,
  ),
  step('customers', 'delete from customer where guest_id = $1::uuid'),
  step('calendarNotes', `delete from night_note where ${ownHomes}`),
  step('calendarNotes', `delete from calendar_import where ${ownHomes}`),
  step(
    'calendarNotes',
    `update occupancy set reason = null where kind = 'block' and reason is not null and ${ownHomes}`,
  ),
  step('calendarAddresses', `delete from calendar_export where ${ownHomes}`),
  step('changes', 'delete from calendar_change where person_id = $1::uuid'),
]

interface PhotoRow {
  id: string
  bookingId: string
  width: number
}

const findPhotos = ({ sql }: Pick<Deps, 'sql'>, personId: string): PromiseLike<PhotoRow[]> =>
  sql.client.$queryRawUnsafe<PhotoRow[]>(
    `select p.id::text, p.booking_id::text as "bookingId", p.width from damage_photo p join booking b on b.id = p.booking_id
     where (p.side = 'guest' and b.guest_id = $1::uuid) or (p.side = 'host' and b.host_id = $1::uuid)`,
    personId,
  )

/** Removes a person's saved cards at the payment provider. */
const detachCards = async (deps: Deps, personId: string): Promise<void> => {
  const { cards } = await fetchWallet(deps, UserId.parse(personId))
  for (const id of cards.flatMap(({ ids }) => ids)) await deps.cards.detach(id)
}

/** What booking has of people. */
export const personalData = (deps: Deps): PersonalData => ({
  rows: exportedRows,
  files: async (personId): Promise<OwnFile[]> =>
    (await findPhotos(deps, personId)).map(({ id, bookingId, width }) => ({
      path: `damage-photos/${bookingId}/${id}.webp`,
      key: privatePhotoKey(id, width),
    })),
  steps,
  eraseOutside: async (personId) => {
    for (const { id, width } of await findPhotos(deps, personId))
      await deps.listings.dropPrivatePhoto({ id: DamagePhotoId.parse(id), width })
    await detachCards(deps, personId)
  },
  eraseInside: async (tx, personId) => {
    const rows = await tx.$executeRawUnsafe(
      `update refund set note = null where note is not null
         and booking_id in (select id from booking where guest_id = $1::uuid or host_id = $1::uuid)`,
      personId,
    )
    return [{ rule: 'refundNotes', rows }]
  },
})
