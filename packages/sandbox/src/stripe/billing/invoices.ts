import { z } from 'zod'
import { notAllowed, success } from '../protocol/answer.ts'
import { choiceParam, idParam, listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { usePaymentMethod } from '../resources/payment-method.ts'
import { invoiceKind, subscriptionOf } from './invoice.ts'
import { cardOf, chargeInvoice, closeInvoice } from './pay-invoice.ts'
import { subscriptionKind } from './subscription.ts'

const filters = z.strictObject({
  ...listParams,
  customer: idParam.optional(),
  status: choiceParam(['open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: idParam.optional(),
})

export const invoices: Resource = {
  kinds: [invoiceKind],
  endpoints: [
    endpoint('GET', '/v1/invoices/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, invoiceKind, id),
    ),
    endpoint('GET', '/v1/invoices', filters, (context, params) =>
      listPage(context, invoiceKind, '/v1/invoices', params, {
        customer: params.customer,
        status: params.status,
        'parent.subscription_details.subscription': params.subscription,
      }),
    ),
    endpoint(
      'POST',
      '/v1/invoices/:id/pay',
      z.strictObject({ payment_method: idParam.optional() }),
      (context, params, id) => {
        const found = findObject(context, invoiceKind, id)
        if (!found.ok) return found
        const invoice = found.value
        if (invoice.status === 'paid') return notAllowed({ message: 'Invoice is already paid' })
        if (invoice.status !== 'open') return notAllowed({ message: `Invoice is ${invoice.status}` })
        const chosen =
          params.payment_method === undefined
            ? undefined
            : usePaymentMethod(context, params.payment_method, invoice.customer)
        if (chosen && !chosen.ok) return chosen
        const subscription = context.documents.find(subscriptionKind, subscriptionOf(invoice))
        const card = chosen?.value.id ?? (subscription && cardOf(context, subscription))
        if (!chargeInvoice(context, invoice, card, false))
          return notAllowed({
            code: 'invoice_payment_intent_requires_action',
            message: 'There is no card to pay with.',
          })
        return findObject(context, invoiceKind, id)
      },
    ),
    endpoint('POST', '/v1/invoices/:id/void', z.strictObject({}), (context, _params, id) => {
      const found = findObject(context, invoiceKind, id)
      if (!found.ok) return found
      if (found.value.status !== 'open') return notAllowed({ message: `Invoice is ${found.value.status}` })
      return success(closeInvoice(context, found.value, 'void'))
    }),
  ],
}
