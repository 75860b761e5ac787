import { z } from 'zod'
import { cardByFingerprint, errorOf } from '../cards/test-cards.ts'
import { declined, notAllowed, success } from '../protocol/answer.ts'
import { choiceParam, idParam, listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { customerKind, setDefaultMethod } from './customers.ts'
import { attachCard, paymentMethodKind, usePaymentMethod } from './payment-method.ts'

const filters = z.strictObject({ ...listParams, customer: idParam, type: choiceParam(['card']).optional() })

export const paymentMethods: Resource = {
  kinds: [paymentMethodKind],
  endpoints: [
    endpoint('GET', '/v1/payment_methods', filters, (context, params) => {
      const customer = findObject(context, customerKind, params.customer, 'customer')
      if (!customer.ok) return customer
      return listPage(context, paymentMethodKind, '/v1/payment_methods', params, { customer: params.customer })
    }),
    endpoint('GET', '/v1/payment_methods/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, paymentMethodKind, id),
    ),
    endpoint(
      'POST',
      '/v1/payment_methods/:id/attach',
      z.strictObject({ customer: idParam }),
      (context, { customer }, id) => {
        const owner = findObject(context, customerKind, customer, 'customer')
        if (!owner.ok) return owner
        const method = usePaymentMethod(context, id, customer)
        if (!method.ok) return method
        const reason = cardByFingerprint(method.value.card.fingerprint).setupDecline
        return reason ? declined(errorOf(reason)) : success(attachCard(context, method.value, customer))
      },
    ),
    endpoint('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), (context, _params, id) => {
      const found = findObject(context, paymentMethodKind, id)
      if (!found.ok) return found
      const before = found.value
      if (before.customer === null) {
        return notAllowed({
          message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
        })
      }
      const owner = context.documents.find(customerKind, before.customer)
      if (owner?.invoice_settings.default_payment_method === id) setDefaultMethod(context, owner, null)
      const detached = context.documents.replace(paymentMethodKind, { ...before, customer: null })
      context.emit('payment_method.detached', detached, before)
      return success(detached)
    }),
  ],
}
