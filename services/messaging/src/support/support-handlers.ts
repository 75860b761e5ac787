import type { messagingService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { supportDeskHandlers } from './answer-tickets.ts'
import { type ContactDeps, contact } from './contact.ts'
import { openTicket } from './open-ticket.ts'
import { ownTicketHandlers } from './own-ticket.ts'
import { readReportedThread } from './read-reported.ts'
import { type TicketFileDeps, ticketFileHandlers } from './ticket-files.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Questions to the support, and its answers (docs/product/pages.md, Contact). */
export const supportHandlers = (
  deps: ContactDeps & TicketFileDeps,
): Pick<Messaging, 'openTicket' | 'contact' | 'reportedThread'> &
  ReturnType<typeof ownTicketHandlers> &
  ReturnType<typeof ticketFileHandlers> &
  ReturnType<typeof supportDeskHandlers> => ({
  openTicket: openTicket(deps),
  contact: contact(deps),
  ...ownTicketHandlers(deps),
  ...ticketFileHandlers(deps),
  ...supportDeskHandlers(deps),
  reportedThread: readReportedThread(deps),
})
