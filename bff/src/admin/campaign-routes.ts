import { CampaignSetting } from '@nordbo/contracts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveAdmins, forAdmins, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

/** Starts and stops the Christmas campaign. */
export const adminCampaignRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/campaigns/christmas',
    config: forAdmins,
    schema: { response: okResponse(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.campaignSetting({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/admin/campaigns/christmas',
    config: forActiveAdmins,
    schema: { body: CampaignSetting.pick({ running: true }), response: okResponse(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.setCampaign(request.body, onBehalfOf(request))),
  })
}
