import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { MessageTemplate, PlannedMessage } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** What a host writes of a template. */
export type TemplateText = Pick<MessageTemplate, 'title' | 'body'>

/** The host's templates by title. */
export const useTemplates = () =>
  useQuery({
    queryKey: queryKeys.messageTemplates,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/host/message-templates', { signal }))).items,
  })

/** The host's planned messages in the order of a stay. */
export const usePlans = () =>
  useQuery({
    queryKey: queryKeys.plannedMessages,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/host/planned-messages', { signal }))).items,
  })

const done = (call: Promise<{ error?: unknown; response: Response }>): Promise<true> =>
  answer(call.then(({ error, response }) => ({ data: true as const, error, response })))

/** Fetches both lists again: with a template go its plans. */
const useRefetch = () => {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.messageTemplates, queryKeys.plannedMessages].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Stores a new template, or changes the one with the id. */
export const useSaveTemplate = (id: string | null) => {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: TemplateText) =>
      answer(
        id === null
          ? api.POST('/api/host/message-templates', { body })
          : api.PUT('/api/host/message-templates/{id}', { params: { path: { id } }, body }),
      ),
    onSettled: refetch,
  })
}

/** Deletes a template with its plans. */
export const useDeleteTemplate = () => {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (id: string) => done(api.DELETE('/api/host/message-templates/{id}', { params: { path: { id } } })),
    onSettled: refetch,
  })
}

/** Plans a message. */
export const usePlanMessage = () => {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: Omit<PlannedMessage, 'id'>) => answer(api.POST('/api/host/planned-messages', { body })),
    onSettled: refetch,
  })
}

/** Ends a plan. */
export const useDeletePlan = () => {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (id: string) => done(api.DELETE('/api/host/planned-messages/{id}', { params: { path: { id } } })),
    onSettled: refetch,
  })
}
