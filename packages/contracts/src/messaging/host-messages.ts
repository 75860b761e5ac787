import { longestTemplateTitle, mostPlannedDays } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, Uuid } from '../values/ids.ts'
import { requiredLine } from '../values/required-text.ts'
import { MessageBody } from './threads.ts'

/** What a host writes of a template. */
export const TemplateText = z.object({ title: requiredLine(longestTemplateTitle), body: MessageBody })
/** A host's text with placeholders. */
export const MessageTemplate = TemplateText.extend({ id: Uuid, changedAt: Instant })
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** When a template is sent: at an hour of a day before (below zero) or after check-in or check-out, in every stay or those of one home. */
export const MessagePlan = z.object({
  templateId: Uuid,
  listingId: ListingId.nullable().default(null),
  anchor: z.enum(['checkIn', 'checkOut']),
  days: z.int().min(-mostPlannedDays).max(mostPlannedDays),
  hour: z.int().min(0).max(23),
})
/** A planned message. */
export const PlannedMessage = MessagePlan.extend({ id: Uuid })
export type PlannedMessage = z.infer<typeof PlannedMessage>

const own = { actor: ['user'] } as const
const change = { actor: ['user'], idempotent: true } as const
const empty = z.object({})

/** Templates of hosts, and when they are sent by themselves. */
export const hostMessageProcedures = {
  messageTemplates: procedure({ input: empty, output: z.object({ items: z.array(MessageTemplate) }), ...own }),
  /** Stores a new template, or changes one. */
  saveMessageTemplate: procedure({
    input: TemplateText.extend({ id: Uuid.optional() }),
    output: z.object({ id: Uuid }),
    errors: [
      'messageTemplate.notFound',
      'messageTemplate.tooMany',
      'messageTemplate.placeholderUnknown',
      'auth.suspended',
    ],
    ...change,
  }),
  /** Deletes a template with its planned messages. */
  deleteMessageTemplate: procedure({
    input: z.object({ id: Uuid }),
    output: empty,
    errors: ['messageTemplate.notFound', 'auth.suspended'],
    ...change,
  }),
  plannedMessages: procedure({ input: empty, output: z.object({ items: z.array(PlannedMessage) }), ...own }),
  planMessage: procedure({
    input: MessagePlan,
    output: z.object({ id: Uuid }),
    errors: ['messageTemplate.notFound', 'plannedMessage.tooMany', 'listing.notFound', 'auth.suspended'],
    ...change,
  }),
  deletePlannedMessage: procedure({
    input: z.object({ id: Uuid }),
    output: empty,
    errors: ['plannedMessage.notFound', 'auth.suspended'],
    ...change,
  }),
}
