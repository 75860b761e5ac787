import { useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Makes the card that was added last the default one, which pays from now on. */
export const useNewestCard = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return async () => {
    const { items } = await answer(api.GET('/api/payment-methods'))
    const [newest] = items
    if (newest && !newest.isDefault)
      await answer(api.PUT('/api/payment-methods/{id}/default', { params: { path: { id: newest.id } } }))
    await queries.invalidateQueries({ queryKey: queryKeys.cards })
  }
}
