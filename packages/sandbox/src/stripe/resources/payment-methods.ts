import { z } from 'zod'
import { cardByFingerprint, errorOf } from '../cards/test-cards.ts'
import { declined, done, notAllowed } from '../protocol/answer.ts'
import { choiceParam, idParam, listParams } from '../protocol/params.ts'
import { endpoint, listPage, lookUp, type Resource } from '../protocol/resource.ts'
import { customerKind, setDefaultMethod } from './customers.ts'
import { attachCard, paymentMethodKind, usePaymentMethod } from './payment-method.ts'

const filters = z.strictObject({ ...listParams, customer: idParam, type: choiceParam(['card']).optional() })

export const paymentMethods: Resource = {
  kinds: [paymentMethodKind],
  endpoints: [
    endpoint('GET', '/v1/payment_methods', filters, (desk, params) => {
      const customer = lookUp(desk, customerKind, params.customer, 'customer')
      if (!customer.ok) return customer
      return listPage(desk, paymentMethodKind, '/v1/payment_methods', params, { customer: params.customer })
    }),
    endpoint('GET', '/v1/payment_methods/:id', z.strictObject({}), (desk, _params, id) =>
      lookUp(desk, paymentMethodKind, id),
    ),
    endpoint(
      'POST',
      '/v1/payment_methods/:id/attach',
      z.strictObject({ customer: idParam }),
      (desk, { customer }, id) => {
        const owner = lookUp(desk, customerKind, customer, 'customer')
        if (!owner.ok) return owner
        const method = usePaymentMethod(desk, id, customer)
        if (!method.ok) return method
        const reason = cardByFingerprint(method.value.card.fingerprint).keepDecline
        return reason ? declined(errorOf(reason)) : done(attachCard(desk, method.value, customer))
      },
    ),
    endpoint('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), (desk, _params, id) => {
      const found = lookUp(desk, paymentMethodKind, id)
      if (!found.ok) return found
      const before = found.value
      if (before.customer === null) {
        return notAllowed({
          message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
        })
      }
      const owner = desk.documents.find(customerKind, before.customer)
      if (owner?.invoice_settings.default_payment_method === id) setDefaultMethod(desk, owner, null)
      const detached = desk.documents.replace(paymentMethodKind, { ...before, customer: null })
      desk.emit('payment_method.detached', detached, before)
      return done(detached)
    }),
  ],
}
