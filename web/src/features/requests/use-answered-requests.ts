import { useState } from 'react'
import type { Reservation } from '../../lib/api/model.ts'
import { type AnsweredRequest, keepAnsweredInPlace } from './answered-requests.ts'

/** Keeps answered requests in the list until each is released. */
export const useAnsweredRequests = (items: readonly Reservation[]) => {
  const [answered, setAnswered] = useState<readonly AnsweredRequest<Reservation>[]>([])
  const shown = keepAnsweredInPlace(items, answered)
  return {
    shown,
    isAnswered: (id: string) => answered.some(({ request }) => request.id === id),
    hold: (request: Reservation) => {
      const index = shown.findIndex(({ id }) => id === request.id)
      setAnswered((before) => [...before, { request, index }])
    },
    release: (id: string) => setAnswered((before) => before.filter(({ request }) => request.id !== id)),
  }
}
