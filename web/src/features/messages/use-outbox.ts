import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sendMessage } from '../../domain/messages/calls.ts'
import { createOutbox, type Outbox } from '../../domain/messages/outbox.ts'
import { refreshThreadsSoon } from '../../domain/messages/refresh-threads.ts'
import { takeMessage } from '../../domain/messages/use-messages.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The outboxes of a page, by person. They tell its queries what was sent. */
const ofPages = new WeakMap<QueryClient, Map<string, Outbox>>()

/** The tab's storage, which signing out clears; null where it is switched off. */
const tabStorage = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

const outboxOf = (userId: string, queries: QueryClient): Outbox => {
  const outboxes = ofPages.get(queries) ?? new Map<string, Outbox>()
  ofPages.set(queries, outboxes)
  const known = outboxes.get(userId)
  if (known) return known
  const made = createOutbox({
    storage: tabStorage(),
    key: `nordbo-unsent-${userId}`,
    send: sendMessage,
    onSent: (message) => {
      takeMessage(queries, message)
      refreshThreadsSoon(queries)
    },
  })
  outboxes.set(userId, made)
  // What a page before this one left behind.
  made.retryUnanswered()
  // On any page, as long as the tab is open: the person may have left the chat meanwhile.
  window.addEventListener('online', () => {
    // Another person may have signed in.
    if (queries.getQueryData<SessionAnswer>(queryKeys.session)?.user?.id === userId) made.retryUnanswered()
  })
  return made
}

/** A person's unsent messages. Those without an answer are sent again when the browser is back online. */
export const useOutbox = (userId: string) => {
  const outbox = outboxOf(userId, useQueryClient())
  const unsent = useSyncExternalStore(outbox.follow, outbox.all)
  return { outbox, unsent }
}
