import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { invalidParam, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { idParam, listParams, mergeMetadata, metadataParam, textParam, updated } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { paymentMethodKind } from './payment-method.ts'

const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  balance: z.int(),
  created: z.int(),
  default_source: z.null(),
  delinquent: z.boolean(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  invoice_settings: z.object({
    custom_fields: z.null(),
    default_payment_method: z.string().nullable(),
    footer: z.null(),
    rendering_options: z.null(),
  }),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  preferred_locales: z.array(z.string()),
  shipping: z.null(),
})
export type Customer = z.infer<typeof customer>

export const customerKind: Kind<Customer> = { object: 'customer', prefix: 'cus', schema: customer, expandable: [] }

/** Sets the customer's default payment method; null unsets it. */
export function setDefaultMethod(context: StripeContext, before: Customer, method: string | null): Customer {
  const invoice_settings = { ...before.invoice_settings, default_payment_method: method }
  const after = context.documents.replace(customerKind, { ...before, invoice_settings })
  context.emit('customer.updated', after, before)
  return after
}

const fields = z.strictObject({
  description: textParam().optional(),
  email: textParam(512).optional(),
  metadata: metadataParam.optional(),
  name: textParam(256).optional(),
  phone: textParam(20).optional(),
  preferred_locales: z.array(z.string()).optional(),
})
const update = fields.extend({ invoice_settings: z.strictObject({ default_payment_method: idParam }).optional() })

export const customers: Resource = {
  kinds: [customerKind],
  endpoints: [
    endpoint('POST', '/v1/customers', fields, (context, params) => {
      const created = context.documents.insert(customerKind, {
        id: newId(customerKind.prefix),
        object: 'customer',
        balance: 0,
        created: context.now(),
        default_source: null,
        delinquent: false,
        description: params.description ?? null,
        email: params.email ?? null,
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        name: params.name ?? null,
        phone: params.phone ?? null,
        preferred_locales: params.preferred_locales ?? [],
        shipping: null,
      })
      context.emit('customer.created', created)
      return success(created)
    }),
    endpoint('GET', '/v1/customers/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, customerKind, id),
    ),
    endpoint('POST', '/v1/customers/:id', update, (context, params, id) => {
      const found = findObject(context, customerKind, id)
      if (!found.ok) return found
      const before = found.value
      const chosen = params.invoice_settings?.default_payment_method
      if (chosen !== undefined && context.documents.find(paymentMethodKind, chosen)?.customer !== id) {
        return invalidParam(
          'invoice_settings[default_payment_method]',
          `No such PaymentMethod: '${chosen}'. It must be attached to the customer to be their default.`,
          'resource_missing',
        )
      }
      const after = context.documents.replace(customerKind, {
        ...before,
        description: updated(params.description, before.description),
        email: updated(params.email, before.email),
        invoice_settings: {
          ...before.invoice_settings,
          default_payment_method: updated(chosen, before.invoice_settings.default_payment_method),
        },
        metadata: mergeMetadata(before.metadata, params.metadata),
        name: updated(params.name, before.name),
        phone: updated(params.phone, before.phone),
        preferred_locales: updated(params.preferred_locales, before.preferred_locales),
      })
      context.emit('customer.updated', after, before)
      return success(after)
    }),
    endpoint(
      'GET',
      '/v1/customers',
      z.strictObject({ ...listParams, email: z.string().optional() }),
      (context, params) => listPage(context, customerKind, '/v1/customers', params, { email: params.email }),
    ),
  ],
}
