import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The administrators' setting of the Christmas campaign, as an SQL boolean; null where none is stored. */
export const campaignSettingSql = Prisma.sql`(select running from campaign_setting where name = 'christmas')`

/** Does the Christmas campaign run? The administrators' setting wins over the configuration. */
export const isCampaignRunning = ({ kit }: Pick<Deps, 'kit'>, stored: boolean | null): boolean =>
  stored ?? kit.config.CHRISTMAS_CAMPAIGN === 'on'

/** Reads whether the Christmas campaign runs now. */
export const readCampaignRunning = async (deps: Pick<Deps, 'kit'>, reader: Reader): Promise<boolean> => {
  const [row] = z
    .array(z.object({ stored: z.boolean().nullable() }))
    .parse(await reader.$queryRaw`select ${campaignSettingSql} as stored`)
  return isCampaignRunning(deps, row?.stored ?? null)
}

/** The campaign setting for administrators. */
export const showCampaignSetting =
  (deps: Deps): Booking['campaignSetting'] =>
  async () => {
    const row = await deps.db.client.campaignSetting.findUnique({ where: { name: 'christmas' } })
    return ok({ running: isCampaignRunning(deps, row?.running ?? null), revision: row?.revision ?? 0 })
  }

/** Starts or stops the campaign. */
export const setCampaign =
  (deps: Deps): Booking['setCampaign'] =>
  async ({ running }, call) =>
    call.command(deps.db, async (tx) => {
      const { revision } = await tx.campaignSetting.upsert({
        where: { name: 'christmas' },
        create: { name: 'christmas', running },
        update: { running, revision: { increment: 1 } },
      })
      return ok({ running, revision })
    })
