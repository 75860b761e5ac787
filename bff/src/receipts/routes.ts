import { BookingId, type Receipt } from '@nordbo/contracts'
import { type LanguageCode, languageCodes } from '@nordbo/texts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { answerLanguageOf } from '../http/language.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { receiptWords } from './receipt-words.ts'
import { ApiReceipt, toApiReceipt } from './shapes.ts'

/** Renders receipts as PDF. */
export interface ReceiptRenderer {
  /** Throws `service.busy` when it must wait too long. `who` is the user id by which the queue is shared fairly. */
  receipt(receipt: Receipt, language: LanguageCode, who: string): Promise<Uint8Array>
}

const ReceiptParams = z.object({ id: BookingId })

/** Receipts as data and as PDF. Guests and admins see what was charged, hosts see what they earn. */
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
    // OpenAPI describes data, so files are hidden from it.
    schema: { hide: true, params: ReceiptParams, querystring: z.object({ lang: z.enum(languageCodes).optional() }) },
    handler: async (request, reply) => {
      const receipt = expectOk(await services.booking.receipt(request.params, onBehalfOf(request)))
      const language = answerLanguageOf(request)
      const pdf = await renderer.receipt(receipt, language, requireUser(request).userId)
      return reply
        .header('content-disposition', `inline; filename="${receiptWords(language).own('file')}-${receipt.number}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  })
}
