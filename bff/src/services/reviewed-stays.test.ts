import { BookingId, type BookingView, err, ok } from '@nordbo/contracts'
import { createLogger, ProcedureUnavailable } from '@nordbo/service-kit'
import { expect, test } from 'vitest'
import { connectReviewedStays } from './reviewed-stays.ts'

const log = createLogger({ name: 'test', level: 'silent' })
const idOf = (number: number) => BookingId.parse(`00000000-0000-4000-8000-00000000000${number}`)
const stay = (number: number, status: BookingView['status'] = 'completed') => ({ id: idOf(number), status })

test('listings is called once for all completed stays, and not without any', async () => {
  const asked: string[][] = []
  const reviewedStays = connectReviewedStays(
    {
      reviewedStays: async ({ bookingIds }) => {
        asked.push(bookingIds)
        return ok({ bookingIds: [idOf(1)] })
      },
    },
    log,
  )
  expect(await reviewedStays.among([stay(3, 'confirmed')], {})).toEqual(new Set())
  expect(asked).toEqual([])
  expect(await reviewedStays.among([stay(1), stay(2), stay(3, 'cancelled')], {})).toEqual(new Set([idOf(1)]))
  expect(asked).toEqual([[idOf(1), idOf(2)]])
})

test('no stay counts as reviewed when listings does not answer; other errors are thrown', async () => {
  const among = (reviewedStays: Parameters<typeof connectReviewedStays>[0]['reviewedStays']) =>
    connectReviewedStays({ reviewedStays }, log).among([stay(1)], {})
  const away = new ProcedureUnavailable('rpc.listings.reviewedStays', true)
  expect(await among(() => Promise.reject(away))).toEqual(new Set())
  expect(await among(async () => err('internal.error'))).toEqual(new Set())
  await expect(among(() => Promise.reject(new Error('a third batch')))).rejects.toThrow('a third batch')
})
