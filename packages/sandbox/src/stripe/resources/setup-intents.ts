import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type ApiResult, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { booleanParam, choiceParam, idParam, mergeMetadata, metadataParam, textParam } from '../protocol/params.ts'
import { endpoint, findObject, type Resource } from '../protocol/resource.ts'
import { customerKind } from './customers.ts'
import { type SetupIntent, setupIntentKind } from './setup-intent.ts'
import { confirmSetup } from './setup-intent-lifecycle.ts'

const confirmation = {
  payment_method: idParam.optional(),
  return_url: z.string().optional(),
  use_stripe_sdk: booleanParam.optional(),
}
const creation = z.strictObject({
  ...confirmation,
  allowed_payment_method_types: z.array(choiceParam(['card'])).optional(),
  automatic_payment_methods: z
    .strictObject({ allow_redirects: choiceParam(['always', 'never']).optional(), enabled: booleanParam })
    .optional(),
  confirm: booleanParam.optional(),
  customer: idParam.optional(),
  description: textParam(1000).optional(),
  metadata: metadataParam.optional(),
  usage: choiceParam(['off_session', 'on_session']).optional(),
})

function create(context: StripeContext, params: z.infer<typeof creation>): ApiResult<SetupIntent> {
  if (params.customer !== undefined) {
    const customer = findObject(context, customerKind, params.customer, 'customer')
    if (!customer.ok) return customer
  }
  const automatic = params.automatic_payment_methods
  const id = newId(setupIntentKind.prefix)
  const created = context.documents.insert(setupIntentKind, {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: { allow_redirects: automatic?.allow_redirects ?? 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: context.now(),
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  })
  context.emit('setup_intent.created', created)
  if (!params.confirm) return success(created)
  return confirmSetup(context, created, { paymentMethod: params.payment_method, returnUrl: params.return_url })
}

export const setupIntents: Resource = {
  kinds: [setupIntentKind],
  endpoints: [
    endpoint('POST', '/v1/setup_intents', creation, create),
    endpoint(
      'GET',
      '/v1/setup_intents/:id',
      z.strictObject({ client_secret: z.string().optional() }),
      (context, _params, id) => findObject(context, setupIntentKind, id),
    ),
    endpoint('POST', '/v1/setup_intents/:id/confirm', z.strictObject(confirmation), (context, params, id) => {
      const found = findObject(context, setupIntentKind, id)
      if (!found.ok) return found
      return confirmSetup(context, found.value, { paymentMethod: params.payment_method, returnUrl: params.return_url })
    }),
  ],
}
