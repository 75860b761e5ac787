import {
  type bookingService,
  campaignDay,
  campaignDaysLeft,
  copenhagenDate,
  copenhagenInstant,
  ok,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { readCampaignRunning } from './campaign-setting.ts'
import { countFeeExemptListings } from './campaign-store.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The state of the Christmas campaign for the signed-in host. */
export const showCampaign =
  (deps: Deps): Booking['hostCampaign'] =>
  async (_, { actor, now }) => {
    if (!(await readCampaignRunning(deps, deps.db.client))) return ok({ campaign: null })
    const today = copenhagenDate(now)
    const publishBefore = campaignDay(today)
    const counts = await countFeeExemptListings(deps.db.client, personOf(actor), copenhagenInstant(publishBefore))
    return ok({ campaign: { publishBefore, daysLeft: campaignDaysLeft(today), ...counts } })
  }
