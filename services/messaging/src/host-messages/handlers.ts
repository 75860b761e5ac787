import type { hostMessageProcedures, messagingService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { deletePlan, planMessage, showPlans } from './plans.ts'
import { deleteTemplate, saveTemplate, showTemplates } from './templates.ts'

type HostMessageHandlers = Pick<Handlers<(typeof messagingService)['procedures']>, keyof typeof hostMessageProcedures>

/** The procedures about templates and planned messages. */
export const hostMessageHandlers = (deps: Deps): HostMessageHandlers => ({
  messageTemplates: showTemplates(deps),
  saveMessageTemplate: saveTemplate(deps),
  deleteMessageTemplate: deleteTemplate(deps),
  plannedMessages: showPlans(deps),
  planMessage: planMessage(deps),
  deletePlannedMessage: deletePlan(deps),
})
