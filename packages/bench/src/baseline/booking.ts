import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

interface Asked {
  listingId: string
  checkIn: string
  checkOut: string
  guests: { adults: number }
}

const keep = 'insert into baseline.idempotency (key, answer) values ($1, $2) on conflict do nothing'
const take = `insert into baseline.stay (id, listing_id, guest_id, check_in, check_out, adults, status)
  values ($1, $2, $3, $4, $5, $6, 'pending')`
const insertEvents = `insert into baseline.outbox (id, subject, envelope) values ($1, 'booking.held.v1', $2), ($3, 'booking.calendarChanged.v1', $4)`

const isOverlap = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23P01'

/** Books on the baseline in one transaction: the stored answer, the stay with its constraint, and two outbox events. */
export const bookingRoute = (app: FastifyInstance, booking: pg.Pool): void => {
  app.post<{ Body: Asked }>('/api/bookings', async ({ body, headers }, reply) => {
    const { listingId, checkIn, checkOut, guests } = body
    const answer = { id: randomUUID(), status: 'pending', checkIn, checkOut }
    const client = await booking.connect()
    try {
      await client.query('begin')
      const storedAnswer = [String(headers['idempotency-key']), JSON.stringify(answer)]
      await client.query({ name: 'keep', text: keep, values: storedAnswer })
      const stay = [answer.id, listingId, randomUUID(), checkIn, checkOut, guests.adults]
      await client.query({ name: 'take', text: take, values: stay })
      const fact = JSON.stringify({ ...answer, listingId, guests })
      const change = JSON.stringify({ listingId, occupied: [{ from: checkIn, to: checkOut }] })
      await client.query({ name: 'tell', text: insertEvents, values: [randomUUID(), fact, randomUUID(), change] })
      await client.query('commit')
      return await reply.code(201).send(answer)
    } catch (error) {
      await client.query('rollback')
      if (!isOverlap(error)) throw error
      return await reply.code(409).send({ code: 'booking.datesTaken' })
    } finally {
      client.release()
    }
  })
}
