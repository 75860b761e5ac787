import { randomUUID } from 'node:crypto'
import type { BootedStack } from '../stack/boot-stack.ts'
import { aPdf, fileForm } from './pdf.ts'
import { pictureForm } from './picture.ts'

/** What is sent about a question: words, and a picture of this tint and a PDF of this name. */
interface Sent {
  message: string
  tint: number
  pdfName: string
}

/** Sends a picture and a PDF about a question by the secret of its link, as its page does. Returns their ids. */
export const sendTicketFiles = async (
  { url }: Pick<BootedStack, 'url'>,
  token: string,
  { message, tint, pdfName }: Sent,
): Promise<{ picture: string; pdf: string }> => {
  const put = async (path: string, init: RequestInit): Promise<void> => {
    const answer = await fetch(new URL(path, url), { method: 'PUT', ...init })
    if (!answer.ok) throw new Error(`PUT ${path} answered ${answer.status}: ${await answer.text()}`)
  }
  const [picture, pdf] = [randomUUID(), randomUUID()]
  const headers = { 'x-ticket-token': token }
  await put(`/api/contact/files/${picture}`, { headers, body: pictureForm(tint) })
  await put(`/api/contact/files/${pdf}`, { headers, body: fileForm('file', aPdf(), pdfName) })
  await put(`/api/contact/replies/${randomUUID()}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, message, files: [picture, pdf] }),
  })
  return { picture, pdf }
}
