import type { mostFilesOfReply, mostTicketFileBytes } from '@nordbo/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SupportTicket, SupportTicketFile } from '../../lib/api/model.ts'
import { ApiProblem, codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { newUuid } from '../../lib/browser/new-uuid.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { removeTicketFile, uploadTicketFile } from './ticket-file-calls.ts'

/** The most files of a message (docs/product/pages.md, Files about a question). */
export const mostFiles: typeof mostFilesOfReply = 5
const largest: typeof mostTicketFileBytes = 10_485_760

/** Whether the same file may be taken at another attempt. Any other refusal is of the file itself. */
export const mayArriveAgain = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 429 || error.status >= 500

/** A file being uploaded, or one whose upload failed. */
export interface TicketUpload {
  id: string
  file: File
  /** 0 to 1. */
  part: number
  error: unknown
  stop: AbortController
}

/**
 * The files of the message that is being written: those that wait at the server and survive a reload, and those on their way, one after
 * the other, each with its own progress and error.
 */
export const useTicketUploads = (token: string, waiting: readonly SupportTicketFile[]) => {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly TicketUpload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  /** Those given up while the server read them: they are deleted once it has answered. */
  const givenUp = useRef(new Set<string>())
  const change = (id: string, changes: Partial<TicketUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const drop = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))
  const setWaiting = (next: (before: readonly SupportTicketFile[]) => SupportTicketFile[]): void => {
    queries.setQueryData<SupportTicket>([...queryKeys.mailLink, 'ticket', token], (ticket) =>
      ticket ? { ...ticket, waiting: next(ticket.waiting) } : ticket,
    )
  }
  const send = ({ id, file, stop }: TicketUpload): void => {
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return
      try {
        const onProgress = (part: number): void => change(id, { part })
        const added = await uploadTicketFile({ token, id, file, onProgress, signal: stop.signal })
        if (givenUp.current.has(id)) await removeTicketFile(token, id)
        else setWaiting((before) => [...before.filter((one) => one.id !== id), added])
        drop(id)
      } catch (error) {
        change(id, { error })
      }
    })
  }
  const removing = useMutation({
    mutationFn: (id: string) => removeTicketFile(token, id),
    onSuccess: (_, id) => setWaiting((before) => before.filter((one) => one.id !== id)),
    onError: (error, id) => {
      // It is gone already, as after a lost answer.
      if (codeOf(error) === 'support.fileNotFound') setWaiting((before) => before.filter((one) => one.id !== id))
      else toastError({ title: t('fileRemoveFailed'), description: problemText(error) })
    },
  })
  const room = mostFiles - waiting.length - uploads.length
  return {
    waiting,
    uploads,
    full: room <= 0,
    sending: uploads.some(({ error }) => error === null),
    add: (files: readonly File[]): void => {
      if (files.length > room || room <= 0) toastError({ title: t('mostFiles', { most: mostFiles }) })
      const added = files.slice(0, Math.max(0, room)).map((file): TicketUpload => {
        const error = file.size > largest ? new ApiProblem('document.tooLarge', 413, { maxBytes: largest }) : null
        return { id: newUuid(), file, part: 0, error, stop: new AbortController() }
      })
      setUploads((before) => [...before, ...added])
      for (const upload of added) if (upload.error === null) send(upload)
    },
    retry: (upload: TicketUpload): void => {
      change(upload.id, { part: 0, error: null })
      send(upload)
    },
    /** Gives up a file that is on its way or failed. Without a refusal it may have arrived, and is then deleted. */
    drop: ({ id, stop, part, error }: TicketUpload): void => {
      drop(id)
      if (part === 1 && error === null) {
        givenUp.current.add(id)
        return
      }
      stop.abort()
      if (part > 0 && (error === null || mayArriveAgain(error))) void removeTicketFile(token, id).catch(() => undefined)
    },
    remove: (id: string): void => removing.mutate(id),
  }
}

/** Files of a message that is being written. */
export type TicketUploads = ReturnType<typeof useTicketUploads>
