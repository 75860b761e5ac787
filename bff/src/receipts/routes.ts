import { BookingId, type Receipt } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ReceiptLanguage, receiptWords } from './receipt-words.ts'
import { ApiReceipt, toApiReceipt } from './shapes.ts'

const ReceiptParams = z.object({ id: BookingId })
/** Renders receipts as PDF; refuses with `service.busy`. `who` takes turns with other people. */
export interface ReceiptRenderer {
  receipt(receipt: Receipt, language: ReceiptLanguage, who: string): Promise<Uint8Array>
}

/** Receipts: the guest's and admins' show what was charged, the host's what the host earns. */
export const receiptRoutes = (app: Api, { services, renderer }: Deps & { renderer: ReceiptRenderer }): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/receipt',
    config: forUsers,
    schema: { params: ReceiptParams, response: okResponse(ApiReceipt) },
    handler: async (request) =>
      toApiReceipt(expectOk(await services.booking.receipt(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/bookings/:id/receipt.pdf',
    config: forUsers,
    // A file, not data: left out of the description of the API, as pictures are.
    schema: { hide: true, params: ReceiptParams, querystring: z.object({ lang: ReceiptLanguage.optional() }) },
    handler: async (request, reply) => {
      const receipt = expectOk(await services.booking.receipt(request.params, onBehalfOf(request)))
      const lang = languageOf(request)
      const pdf = await renderer.receipt(receipt, lang, requireUser(request).userId)
      return reply
        .header('content-disposition', `inline; filename="${receiptWords[lang].file}-${receipt.number}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  })
}
