import type { ExportedRows } from '@nordbo/service-kit'

/** The homes of a person. */
const ownHomes = 'select listing_id from bookable_listing where host_id = $1::uuid'
const ownStays = 'select id from booking where guest_id = $1::uuid'
const newestFirst = 'order by b.created_at desc, b.id'

/** What a person's export has of booking (docs/product/data-rights.md, Export). Of other people it has ids alone. */
export const exportedRows: readonly ExportedRows[] = [
  {
    file: 'stays',
    sql: `select to_jsonb(b) || jsonb_build_object('home', to_jsonb(l.title), 'city', l.city, 'receipt', r.number) as row
      from booking b left join bookable_listing l using (listing_id) left join receipt r on r.booking_id = b.id
      where b.guest_id = $1::uuid ${newestFirst}`,
  },
  {
    file: 'reservations',
    // What the guest wrote is the guest's.
    sql: `select to_jsonb(b) - 'message' as row from booking b where b.host_id = $1::uuid ${newestFirst}`,
  },
  {
    file: 'payments',
    sql: `select to_jsonb(p) - 'client_secret' as row from payment_attempt p where booking_id in (${ownStays}) order by created_at`,
  },
  {
    file: 'refunds',
    sql: `select to_jsonb(r) as row from refund r where booking_id in (${ownStays}) order by created_at`,
  },
  {
    file: 'alterations',
    sql: `select to_jsonb(a) as row from alteration a join booking b on b.id = a.booking_id
      where b.guest_id = $1::uuid or b.host_id = $1::uuid order by a.created_at`,
  },
  {
    file: 'damage-reports',
    sql: `select to_jsonb(d) as row from damage_report d join booking b on b.id = d.booking_id
      where b.guest_id = $1::uuid or b.host_id = $1::uuid order by d.created_at`,
  },
  { file: 'card-customer', sql: 'select to_jsonb(c) as row from customer c where guest_id = $1::uuid' },
  {
    file: 'calendar-blocks',
    sql: `select to_jsonb(o) as row from occupancy o where kind = 'block' and listing_id in (${ownHomes}) order by check_in`,
  },
  {
    file: 'calendar-notes',
    sql: `select to_jsonb(n) as row from night_note n where listing_id in (${ownHomes}) order by date`,
  },
  {
    file: 'calendar-imports',
    sql: `select to_jsonb(i) as row from calendar_import i where listing_id in (${ownHomes})`,
  },
  {
    file: 'calendar-exports',
    sql: `select to_jsonb(e) as row from calendar_export e where listing_id in (${ownHomes})`,
  },
  { file: 'stay-rules', sql: `select to_jsonb(s) as row from stay_rules s where listing_id in (${ownHomes})` },
  { file: 'calendar-changes', sql: 'select to_jsonb(c) as row from calendar_change c where person_id = $1::uuid' },
]
