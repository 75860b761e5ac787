import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { success } from '../protocol/answer.ts'
import { newId } from '../protocol/context.ts'
import { choiceParam, idParam } from '../protocol/params.ts'
import { endpoint, findObject, type Resource } from '../protocol/resource.ts'
import { customerKind } from '../resources/customers.ts'

const session = z.object({
  id: z.string(),
  object: z.literal('billing_portal.session'),
  configuration: z.literal('bpc_sandbox'),
  created: z.int(),
  customer: z.string(),
  flow: z.null(),
  livemode: z.literal(false),
  locale: z.enum(['da', 'en', 'auto']).nullable(),
  on_behalf_of: z.null(),
  return_url: z.string(),
  url: z.string(),
})
export type PortalSession = z.infer<typeof session>
export const portalSessionKind: Kind<PortalSession> = {
  object: 'billing_portal.session',
  prefix: 'bps',
  schema: session,
  expandable: [],
}

/** A session of the portal is open this long, seconds. */
export const portalSeconds = 3600

const creation = z.strictObject({
  customer: idParam,
  locale: choiceParam(['da', 'en', 'auto']).optional(),
  return_url: z.url(),
})

export const portalSessions: Resource = {
  kinds: [portalSessionKind],
  endpoints: [
    endpoint('POST', '/v1/billing_portal/sessions', creation, (context, params) => {
      const customer = findObject(context, customerKind, params.customer, 'customer')
      if (!customer.ok) return customer
      const id = newId(portalSessionKind.prefix)
      return success(
        context.documents.insert<PortalSession>(portalSessionKind, {
          ...{ id, object: 'billing_portal.session', configuration: 'bpc_sandbox', created: context.now() },
          ...{ customer: params.customer, flow: null, livemode: false, locale: params.locale ?? null },
          ...{ on_behalf_of: null, return_url: params.return_url, url: `${context.portalUrl()}/${id}` },
        }),
      )
    }),
  ],
}
