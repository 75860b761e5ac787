import { newUuid } from '../../lib/browser/new-uuid.ts'

const prefix = 'nordbo-draft-id-'
/** Replaces sessionStorage where that is switched off. */
const unstored = new Map<string, string>()

const stored = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return unstored.get(key) ?? ''
  }
}

const store = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    unstored.set(key, text)
  }
}

/** The id under which a draft was last sent, and its text then; null once its answer was known. */
export const sentDraft = (name: string): { id: string; text: string } | null => {
  const known = stored(`${prefix}${name}`)
  const [id = ''] = known.split(' ', 1)
  return id === '' ? null : { id, text: known.slice(id.length + 1) }
}

/**
 * The id under which a draft is sent: the same for the same text, also after a reload, so that a repeat after a lost answer doubles
 * nothing; another one for another text.
 */
export const draftId = (name: string, text: string): string => {
  const sent = sentDraft(name)
  if (sent?.text === text) return sent.id
  const next = newUuid()
  store(`${prefix}${name}`, `${next} ${text}`)
  return next
}

/** Forgets the id once the answer is known: the same text again is then another message. */
export const dropDraftId = (name: string): void => {
  unstored.delete(`${prefix}${name}`)
  try {
    sessionStorage.removeItem(`${prefix}${name}`)
  } catch {
    // Storage is off, so nothing was stored.
  }
}
