import type { ExportedRows } from '@nordbo/service-kit'

/** What a person's export has of listings (docs/product/data-rights.md, Export). */
export const exportedRows: readonly ExportedRows[] = [
  { file: 'homes', sql: 'select to_jsonb(l) as row from listing l where host_id = $1::uuid order by created_at' },
  {
    file: 'drafts',
    sql: 'select to_jsonb(d) as row from listing_draft d where host_id = $1::uuid order by created_at',
  },
  {
    file: 'reviews-written',
    sql: `select to_jsonb(w) as row from written_review w
      where (side = 'guest' and guest_id = $1::uuid) or (side = 'host' and host_id = $1::uuid) order by written_at`,
  },
  {
    file: 'reviews-received',
    sql: `select to_jsonb(w) as row from written_review w
      where published_at is not null
        and ((side = 'host' and guest_id = $1::uuid) or (side = 'guest' and host_id = $1::uuid)) order by written_at`,
  },
  {
    file: 'answers-to-reviews',
    sql: `select jsonb_build_object('reviewId', r.id, 'answer', r.host_reply) as row
      from review r join listing l on l.id = r.listing_id where l.host_id = $1::uuid and r.host_reply is not null`,
  },
  {
    file: 'wishlists',
    sql: `select to_jsonb(w) || jsonb_build_object('homes', coalesce(
        (select jsonb_agg(to_jsonb(i) - 'wishlist_id' order by i.added_at) from wishlist_item i where i.wishlist_id = w.id), '[]')) as row
      from wishlist w where user_id = $1::uuid order by created_at`,
  },
  {
    file: 'saved-searches',
    sql: `select to_jsonb(s) - 'unsubscribe_token' || jsonb_build_object('mailedHomes', coalesce(
        (select jsonb_agg(to_jsonb(m) - 'saved_search_id' order by m.told_at) from saved_search_match m where m.saved_search_id = s.id), '[]')) as row
      from saved_search s where user_id = $1::uuid order by created_at`,
  },
  {
    file: 'extras',
    sql: 'select to_jsonb(e) as row from listing_extra e join listing l on l.id = e.listing_id where l.host_id = $1::uuid',
  },
]
