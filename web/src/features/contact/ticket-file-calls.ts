import { answer, api } from '../../lib/api/client.ts'
import type { SupportTicketFile } from '../../lib/api/model.ts'
import { ApiProblem, problemFrom } from '../../lib/api/problem.ts'
import { uploadFiles } from '../../lib/api/upload-file.ts'

const pathOf = (id: string): string => `/api/contact/files/${id}`
/** The secret of the question's link is in a header, so that no log has it. */
const headersOf = (token: string) => ({ 'x-ticket-token': token })

const isAnswer = (body: unknown): body is { file: SupportTicketFile } =>
  typeof body === 'object' && body !== null && 'file' in body

interface Upload {
  token: string
  /** Made by the page: the same id again is the same file. */
  id: string
  file: File
  /** 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Uploads a file for a message about a question. Rejects with an {@link ApiProblem}. */
export const uploadTicketFile = async ({ token, id, file, ...sending }: Upload): Promise<SupportTicketFile> =>
  (
    await uploadFiles({
      ...{ method: 'PUT', path: pathOf(id), headers: headersOf(token), files: { file }, isAnswer },
      ...sending,
    })
  ).file

/** Deletes a file that was not sent. Rejects with an {@link ApiProblem}. */
export const removeTicketFile = (token: string, id: string) =>
  answer(api.DELETE('/api/contact/files/{id}', { params: { path: { id } }, headers: headersOf(token) }))

/** Fetches a file. Rejects with an {@link ApiProblem}. */
export const fetchTicketFile = async (token: string, id: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(pathOf(id), { headers: headersOf(token), ...(signal ? { signal } : {}) }).catch(() => {
    throw new ApiProblem('service.unavailable', 0)
  })
  if (!response.ok) throw problemFrom(response.status, await response.json().catch(() => null))
  return response.blob()
}
