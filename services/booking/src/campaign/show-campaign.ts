import {
  type bookingService,
  campaignDay,
  campaignDaysLeft,
  copenhagenDate,
  copenhagenInstant,
  ok,
} from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { personOf } from '../booking/people.ts'
import type { Deps } from '../deps.ts'
import { readCampaignRuns } from './campaign-setting.ts'
import { countHostsFirsts } from './campaign-store.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** How the Christmas campaign stands for the signed-in host, from their own homes and bookings. */
export const showCampaign =
  (deps: Deps): Booking['hostCampaign'] =>
  async (_, { actor, now }) => {
    if (!(await readCampaignRuns(deps, deps.db.client))) return ok({ campaign: null })
    const today = copenhagenDate(now)
    const publishBefore = campaignDay(today)
    const counts = await countHostsFirsts(deps.db.client, personOf(actor), copenhagenInstant(publishBefore))
    return ok({ campaign: { publishBefore, daysLeft: campaignDaysLeft(today), ...counts } })
  }
