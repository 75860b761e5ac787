import type { ErasureRuleName } from '@nordbo/contracts'
import type { ErasureStep, PersonalData } from '@nordbo/service-kit'

const step = (rule: ErasureRuleName<'messaging'>, sql: string): ErasureStep => ({ rule, sql })

/** What messaging has of people. */
export const personalData: PersonalData = {
  rows: [
    {
      file: 'mails',
      sql: `select jsonb_build_object('kind', kind, 'state', state, 'sentAt', sent_at) as row
        from mail_delivery where recipient_id = $1::uuid order by sent_at`,
    },
    {
      file: 'support-questions',
      sql: 'select to_jsonb(t) as row from support_ticket t where person_id = $1::uuid order by opened_at',
    },
    {
      file: 'notifications',
      sql: `select jsonb_build_object('kind', kind, 'bookingId', booking_id, 'listingId', listing_id, 'toldAt', told_at, 'readAt', read_at)
        as row from notification where person_id = $1::uuid order by seq`,
    },
  ],
  steps: [
    step('letters', 'delete from mail_delivery where recipient_id = $1::uuid'),
    // The mail of a question to the support is addressed by the question's id.
    step(
      'letters',
      'delete from mail_delivery where recipient_id in (select id from support_ticket where person_id = $1::uuid)',
    ),
    step('notifications', 'delete from notification where person_id = $1::uuid'),
    step('tickets', 'delete from support_ticket where person_id = $1::uuid'),
  ],
}
