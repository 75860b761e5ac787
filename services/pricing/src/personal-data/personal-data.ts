import type { ErasureRuleName } from '@nordbo/contracts'
import type { ErasureStep, PersonalData } from '@nordbo/service-kit'

const ownHomes = 'select listing_id from listing_owner where host_id = $1::uuid'

const step = (rule: ErasureRuleName<'pricing'>, sql: string): ErasureStep => ({ rule, sql })

/** What pricing has of people: the prices of their homes. */
export const personalData: PersonalData = {
  rows: [
    { file: 'prices', sql: `select to_jsonb(r) as row from rate_card r where listing_id in (${ownHomes})` },
    {
      file: 'prices-of-dates',
      sql: `select to_jsonb(p) as row from price_override p where listing_id in (${ownHomes}) order by date`,
    },
    { file: 'price-changes', sql: 'select to_jsonb(c) as row from calendar_change c where person_id = $1::uuid' },
  ],
  steps: [
    step('changes', 'delete from calendar_change where person_id = $1::uuid'),
    step('rates', `select count(*) from rate_card where listing_id in (${ownHomes})`),
  ],
}
