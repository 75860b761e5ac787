import type { mostMessagePictures } from '@nordbo/contracts'
import { unfilledPlaceholders } from '@nordbo/listing-rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropPicture } from '../../domain/messages/calls.ts'
import { longestBody } from '../../domain/messages/limits.ts'
import { readPictures } from '../../domain/messages/unsent.ts'
import type { MessagePicture, Thread } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { sendFrame } from '../../lib/live/thread-frames.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** The most pictures of a message (docs/product/messages.md, Pictures). */
export const mostPictures: typeof mostMessagePictures = 10
/** Typing is told at most this often. */
const typingEveryMs = 3_000

const parse = (text: string): MessagePicture[] => {
  try {
    return readPictures(JSON.parse(text))
  } catch {
    return []
  }
}

const isAnswer = (body: unknown): body is { picture: MessagePicture } =>
  typeof body === 'object' && body !== null && 'picture' in body && readPictures([body.picture]).length === 1

/** The message that is being written, with its pictures. It survives a reload. */
export const useComposer = ({ id, side }: Thread, onSend: (body: string, pictures: MessagePicture[]) => void) => {
  const { t } = useTranslation('messages')
  const problemText = useProblemText()
  const [text, setText] = useDraft(`message-${id}`)
  const [kept, setKept] = useDraft(`message-pictures-${id}`)
  const [uploading, setUploading] = useState(0)
  const toldAt = useRef(0)
  const pictures = parse(kept)
  const latest = useRef(pictures)
  latest.current = pictures

  const setPictures = (next: MessagePicture[]): void => {
    latest.current = next
    setKept(next.length > 0 ? JSON.stringify(next) : '')
  }
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const room = mostPictures - latest.current.length
    if (files.length > room) toastError({ title: t('mostPictures') })
    const chosen = files.slice(0, room)
    setUploading((count) => count + chosen.length)
    for (const file of chosen) {
      try {
        const path = `/api/threads/${id}/pictures`
        const { picture } = await uploadFile({ path, file, isAnswer, onProgress: () => undefined })
        setPictures([...latest.current, picture])
      } catch (error) {
        const description = codeOf(error) === 'message.tooMany' ? t('picturesWait') : problemText(error)
        toastError({ title: t('pictureFailed', { name: file.name }), description })
      }
      setUploading((count) => count - 1)
    }
  }
  const blank = text.trim() === '' && pictures.length === 0
  const tooLong = text.trim().length > longestBody
  // What a template could not fill must not reach the guest.
  const unfilled = side === 'host' ? unfilledPlaceholders(text) : []
  return {
    text,
    pictures,
    uploading,
    blank,
    tooLong,
    unfilled,
    write: (next: string): void => {
      setText(next)
      if (next.trim() === '' || Date.now() - toldAt.current < typingEveryMs) return
      toldAt.current = Date.now()
      sendFrame({ type: 'typing', threadId: id })
    },
    addFiles,
    remove: (picture: MessagePicture): void => {
      setPictures(latest.current.filter((one) => one.id !== picture.id))
      dropPicture(id, picture)
    },
    send: (): void => {
      if (blank || tooLong || unfilled.length > 0 || uploading > 0) return
      onSend(text.trim(), pictures)
      setText('')
      setPictures([])
      toldAt.current = 0
    },
  }
}
