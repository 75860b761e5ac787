import { copenhagenDate, nightsBetween } from '@nordbo/stay-rules'
import { z } from 'zod'
import type { Quote } from '../pricing/quotes.ts'
import { CalendarDate } from '../values/calendar.ts'

/**
 * The day before which a listing must be published to be in this year's Christmas campaign (docs/product/money.md, Campaign); `today`
 * in Copenhagen.
 */
export const campaignDay = (today: string): string => `${today.slice(0, 4)}-12-01`

/** Days left to publish a listing in; 0 on and after the campaign's day. */
export const campaignDaysLeft = (today: string): number => Math.max(0, nightsBetween(today, campaignDay(today)))

/** Whether a listing is in this year's campaign: it was first published before 1 December, Copenhagen time. */
export const inCampaign = (publishedAt: string | null, today: string): boolean =>
  publishedAt !== null && copenhagenDate(new Date(publishedAt)) < campaignDay(today)

/** The same price without the host fee: the guest pays the same, the host gets all of nights and cleaning. */
export const waiveHostFee = (quote: Quote): Quote => ({
  ...quote,
  platformFeeOre: 0,
  hostShareOre: quote.hostShareOre + quote.platformFeeOre,
  settings: { ...quote.settings, platformFeePercent: 0 },
  waivedFeePercent: quote.settings.platformFeePercent,
})

/** Whether the Christmas campaign runs, and how often an administrator has set it. */
export const CampaignSetting = z.object({ running: z.boolean(), revision: z.int().min(0) })
export type CampaignSetting = z.infer<typeof CampaignSetting>

/** The state of the Christmas campaign for one host. */
export const HostCampaign = z.object({
  /** Listings that are first published before this day are in the campaign. */
  publishBefore: CalendarDate,
  /** Days left to publish a listing; 0 if it is too late this year. */
  daysLeft: z.int().min(0),
  /** The host's active listings whose first booking is still to come and will have no fee. */
  waiting: z.int().min(0),
  /** Listings whose first booking has no fee. */
  used: z.int().min(0),
})
export type HostCampaign = z.infer<typeof HostCampaign>
