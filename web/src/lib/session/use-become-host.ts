import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { answer, api } from '../api/client.ts'
import { queryKeys } from '../api/query-keys.ts'

/** Adds the host role and opens the dashboard. A failure is silent (docs/product/surface.md, Words). */
export const useBecomeHost = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/me/roles/host')),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.session })
      navigate('/host/dashboard')
    },
  })
}
