import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'
import { type Refusals, refusals as refusalRules } from './refusals.ts'

const filter = z.strictObject({ to: z.string().optional(), since: z.iso.datetime({ offset: true }).optional() })
const selection = z.object({ id: z.string().optional(), to: z.string().optional() })
const notFound = { error: { type: 'invalid_request_error', message: 'No such mail' } } as const

/** Inline styles and pictures from anywhere, but no scripts, not even those of messages. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src *; frame-src 'self'; form-action 'self'; base-uri 'none'"

/** The mailbox as JSON (`/mails`) and as a page (`/mailbox`). */
export function mailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mails', async (request, reply) => {
    const query = parseBody(filter, request.query, reply)
    if (!query) return reply
    const since = query.since === undefined ? undefined : new Date(query.since).toISOString()
    return { items: mailbox.list({ to: query.to, since }) }
  })
  app.delete('/mails', async () => ({ deleted: mailbox.clear() }))
  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    return mailbox.find(request.params.id) ?? reply.code(404).send(notFound)
  })
  app.get<{ Params: { id: string; index: string } }>('/mails/:id/attachments/:index', async (request, reply) => {
    const { id, index } = request.params
    const found = await mailbox.attachment(id, Number(index))
    if (!found) return reply.code(404).send(notFound)
    const name = encodeURIComponent(found.filename)
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('x-content-type-options', 'nosniff')
      .type(found.mimeType)
      .send(Buffer.from(found.content))
  })
  app.get('/mailbox', async (request, reply) => {
    const query = parseBody(selection, request.query, reply)
    if (!query) return reply
    const to = query.to?.trim() || undefined
    const mails = mailbox.list({ to })
    const open = query.id === undefined ? mails[0] : mailbox.find(query.id)
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ mails, open, to }))
  })
}

/** `POST` adds addresses whose mails are refused, `DELETE` takes all again: `/_sandbox/mail-refusals`. */
export function refusalRoutes(app: FastifyInstance, refusals: Refusals): void {
  app.post('/_sandbox/mail-refusals', async (request, reply) => {
    const body = parseBody(refusalRules, request.body, reply)
    if (!body) return reply
    refusals.arm(body.rules)
    return { rules: refusals.list() }
  })
  app.delete('/_sandbox/mail-refusals', async () => {
    refusals.clear()
    return { rules: refusals.list() }
  })
}
