import { z } from 'zod'
import type { MessageTemplate, PlannedMessage } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { testNow } from '../browser/window.ts'
import { hostAnswers } from './hosting.ts'
import { newId } from './ids.ts'

/** A host's template. */
export const aTemplate = (changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: newId(),
  title: 'Velkomst',
  body: 'Hej {{guest}}, velkommen.',
  changedAt: testNow,
  ...changes,
})

/** A template that is sent two days before check-in at 16, in all homes. */
export const aPlan = (changes: Partial<PlannedMessage> = {}): PlannedMessage => ({
  ...{ id: newId(), templateId: newId(), listingId: null, anchor: 'checkIn', days: -2, hour: 16 },
  ...changes,
})

const Text = z.object({ title: z.string(), body: z.string() })
const Plan = z.object({
  templateId: z.string(),
  listingId: z.string().nullable().default(null),
  anchor: z.enum(['checkIn', 'checkOut']),
  days: z.int(),
  hour: z.int(),
})

/** What the page of templates asks: it stores templates and plans; with a template go its plans. */
export const templateAnswers = (templates: MessageTemplate[] = [], plans: PlannedMessage[] = []): Answers => {
  let [written, planned] = [templates, plans]
  return {
    ...hostAnswers(),
    'GET /api/threads': { items: [], nextCursor: null },
    'GET /api/host/message-templates': () => ({ items: written }),
    'POST /api/host/message-templates': ({ body }) => {
      const template = aTemplate(Text.parse(body))
      written = [...written, template]
      return { id: template.id }
    },
    'PUT /api/host/message-templates/{id}': ({ params, body }) => {
      const text = Text.parse(body)
      written = written.map((template) => (template.id === params.id ? { ...template, ...text } : template))
      return { id: params.id ?? '' }
    },
    'DELETE /api/host/message-templates/{id}': ({ params }) => {
      written = written.filter(({ id }) => id !== params.id)
      planned = planned.filter(({ templateId }) => templateId !== params.id)
      return {}
    },
    'GET /api/host/planned-messages': () => ({ items: planned }),
    'POST /api/host/planned-messages': ({ body }) => {
      const plan = aPlan(Plan.parse(body))
      planned = [...planned, plan]
      return { id: plan.id }
    },
    'DELETE /api/host/planned-messages/{id}': ({ params }) => {
      planned = planned.filter(({ id }) => id !== params.id)
      return {}
    },
  }
}
