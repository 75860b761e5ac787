import { CampaignSetting } from '@nordbo/contracts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAdmins, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const url = '/api/admin/campaigns/christmas'

/** Starts and stops the Christmas campaign. */
export const adminCampaignRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url,
    config: forAdmins,
    schema: { response: okResponse(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.campaignSetting({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url,
    config: { rule: { who: 'admin', recheck: true } },
    schema: { body: CampaignSetting.pick({ running: true }), response: okResponse(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.setCampaign(request.body, onBehalfOf(request))),
  })
}
