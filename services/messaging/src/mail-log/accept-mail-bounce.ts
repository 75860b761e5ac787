import { type MailBounce, type mailBounceProcedures, type messagingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { bounceSent, findSent } from '../delivery/delivery-marks.ts'
import { suppressesAddress } from '../delivery/suppressions.ts'
import { lateFailureOf } from '../smtp/refusal.ts'

type BounceHandlers = Pick<Handlers<(typeof messagingService)['procedures']>, keyof typeof mailBounceProcedures>

/** Takes what mail servers report about mails after they were sent. A refused mailbox gets letters about the account alone from now on. */
export const bounceHandlers = ({ db, kit }: Pick<Deps, 'db' | 'kit'>): BounceHandlers => ({
  acceptMailBounce: async ({ mailId, status, diagnostic }: MailBounce) => {
    const sent = await findSent(db.client, mailId)
    if (!sent) return ok({ changed: false })
    const { ofMailbox, reason } = lateFailureOf(status, diagnostic)
    const suppress = ofMailbox && suppressesAddress(sent)
    const changed = await bounceSent(db.client, mailId, { reason, suppress })
    if (changed) kit.log.warn({ delivery: mailId, kind: sent.data.kind, reason, suppress }, 'a mail came back')
    return ok({ changed })
  },
})
