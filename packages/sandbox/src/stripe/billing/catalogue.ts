import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { invalidParam, success } from '../protocol/answer.ts'
import { newId } from '../protocol/context.ts'
import {
  booleanParam,
  choiceParam,
  currencyParam,
  idParam,
  integerParam,
  listParams,
  mergeMetadata,
  metadataParam,
  textParam,
} from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'

const product = z.object({
  id: z.string(),
  object: z.literal('product'),
  active: z.boolean(),
  created: z.int(),
  description: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  name: z.string(),
  type: z.literal('service'),
  updated: z.int(),
})
export type Product = z.infer<typeof product>
export const productKind: Kind<Product> = { object: 'product', prefix: 'prod', schema: product, expandable: [] }

export const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  active: z.boolean(),
  billing_scheme: z.literal('per_unit'),
  created: z.int(),
  currency: z.string(),
  livemode: z.literal(false),
  lookup_key: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  nickname: z.string().nullable(),
  product: z.string(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']),
  type: z.literal('recurring'),
  unit_amount: z.int(),
})
export type Price = z.infer<typeof price>
export const priceKind: Kind<Price> = { object: 'price', prefix: 'price', schema: price, expandable: ['product'] }

const productCreation = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  description: textParam().optional(),
  metadata: metadataParam.optional(),
  name: z.string().min(1).max(250),
})
const priceCreation = z.strictObject({
  currency: currencyParam,
  lookup_key: z.string().min(1).max(200).optional(),
  metadata: metadataParam.optional(),
  nickname: textParam(5000).optional(),
  product: idParam,
  recurring: z.strictObject({ interval: choiceParam(['month']), interval_count: choiceParam(['1']).optional() }),
  tax_behavior: choiceParam(['inclusive', 'exclusive', 'unspecified']).optional(),
  unit_amount: integerParam({ min: 1, max: 99_999_999 }),
})
const priceFilters = z.strictObject({
  ...listParams,
  active: booleanParam.optional(),
  lookup_keys: z.array(z.string()).max(10).optional(),
  product: idParam.optional(),
})

export const products: Resource = {
  kinds: [productKind],
  endpoints: [
    endpoint('POST', '/v1/products', productCreation, (context, params) => {
      const id = params.id ?? newId(productKind.prefix)
      if (context.documents.has(productKind.object, id))
        return invalidParam('id', `Product already exists: ${id}`, 'resource_already_exists')
      const made = context.documents.insert<Product>(productKind, {
        id,
        object: 'product',
        active: true,
        created: context.now(),
        description: params.description ?? null,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        name: params.name,
        type: 'service',
        updated: context.now(),
      })
      context.emit('product.created', made)
      return success(made)
    }),
    endpoint('GET', '/v1/products/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, productKind, id),
    ),
  ],
}

export const prices: Resource = {
  kinds: [priceKind],
  endpoints: [
    endpoint('POST', '/v1/prices', priceCreation, (context, params) => {
      const of = findObject(context, productKind, params.product, 'product')
      if (!of.ok) return of
      const taken =
        params.lookup_key !== undefined &&
        context.documents.page(priceKind, { where: { lookup_key: params.lookup_key }, limit: 1 }).data.length > 0
      if (taken) return invalidParam('lookup_key', `A price already uses the lookup key '${params.lookup_key}'.`)
      const made = context.documents.insert<Price>(priceKind, {
        id: newId(priceKind.prefix),
        object: 'price',
        active: true,
        billing_scheme: 'per_unit',
        created: context.now(),
        currency: params.currency,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: mergeMetadata({}, params.metadata),
        nickname: params.nickname ?? null,
        product: params.product,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        type: 'recurring',
        unit_amount: params.unit_amount,
      })
      context.emit('price.created', made)
      return success(made)
    }),
    endpoint('GET', '/v1/prices/:id', z.strictObject({}), (context, _params, id) => findObject(context, priceKind, id)),
    endpoint('GET', '/v1/prices', priceFilters, (context, params) =>
      listPage(context, priceKind, '/v1/prices', params, { lookup_key: params.lookup_keys, product: params.product }),
    ),
  ],
}
