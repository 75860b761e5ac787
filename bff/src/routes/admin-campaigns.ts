import { CampaignSetting } from '@nordbo/contracts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers } from '../http/frames.ts'
import { expectOk } from '../http/problems.ts'

const url = '/api/admin/campaigns/christmas'

/** Starts and stops the Christmas campaign. */
export const adminCampaignRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'GET',
    url,
    config: { rule: { who: 'admin' } },
    schema: { response: answers(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.campaignSetting({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url,
    config: { rule: { who: 'admin', recheck: true } },
    schema: { body: CampaignSetting.pick({ running: true }), response: answers(CampaignSetting) },
    handler: async (request) => expectOk(await services.booking.setCampaign(request.body, onBehalfOf(request))),
  })
}
