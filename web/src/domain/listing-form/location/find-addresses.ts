import { answer, api } from '../../../lib/api/client.ts'

interface Written {
  line1: string
  postalCode: string
  city: string
}

/** Danish addresses that begin like the text. */
export const suggestAddresses = (q: string) => answer(api.GET('/api/host/addresses', { params: { query: { q } } }))
/** The address at a position. Rejects with `address.notFound` if none is near. */
export const addressAt = (query: { lat: number; lng: number }) =>
  answer(api.GET('/api/host/addresses/at', { params: { query } }))
/** The position of a written address. Rejects with `address.notFound`. */
export const locateAddress = (query: Written) => answer(api.GET('/api/host/addresses/locate', { params: { query } }))
