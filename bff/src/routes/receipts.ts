import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiReceipt, toApiReceipt } from '../api/receipt.ts'
import { type Api, onBehalfOf, type Ports, signedIn } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'
import { languageOf } from '../pages/language.ts'
import { ReceiptLanguage, receiptWords } from '../receipts/receipt-words.ts'

const ReceiptParams = z.object({ id: BookingId })
const rule = { rule: { who: 'user' } } as const

/** Receipts: the guest's and admins' show what was charged, the host's what the host earns. */
export const receiptRoutes = (app: Api, { services, drawings }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/receipt',
    config: rule,
    schema: { params: ReceiptParams, response: { 200: ApiReceipt, default: problemAnswer } },
    handler: async (request) =>
      toApiReceipt(expectOk(await services.booking.receipt(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/bookings/:id/receipt.pdf',
    config: rule,
    // A paper, not data: left out of the description of the API, as pictures are.
    schema: { hide: true, params: ReceiptParams, querystring: z.object({ lang: ReceiptLanguage.optional() }) },
    handler: async (request, reply) => {
      const receipt = expectOk(await services.booking.receipt(request.params, onBehalfOf(request)))
      const lang = languageOf(request)
      const pdf = await drawings.receipt(receipt, lang, signedIn(request).userId)
      return reply
        .header('content-disposition', `inline; filename="${receiptWords[lang].file}-${receipt.number}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  })
}
