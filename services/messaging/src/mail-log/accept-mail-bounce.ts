import { type MailBounce, type mailBounceProcedures, type messagingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { bounceSent, findSent } from '../delivery/delivery-marks.ts'
import { suppressesAddress } from '../delivery/suppressions.ts'
import { lateFailureOf } from '../smtp/refusal.ts'

type BounceHandlers = Pick<Handlers<(typeof messagingService)['procedures']>, keyof typeof mailBounceProcedures>

/** Takes what mail servers report about mails after they were sent. A refused mailbox gets letters about the account alone from now on. */
export const bounceHandlers = ({ db, kit, addressHash }: Pick<Deps, 'db' | 'kit' | 'addressHash'>): BounceHandlers => ({
  acceptMailBounce: async ({ mailId, failed }: MailBounce) => {
    const sent = await findSent(db.client, mailId)
    if (!sent) return ok({ changed: false })
    const failures = failed.map(({ addresses, status, diagnostic }) => ({
      addresses,
      ...lateFailureOf(status, diagnostic),
    }))
    // A copy that was forwarded says nothing of the address that got the mail.
    const refusal = failures.find(
      ({ ofMailbox, addresses }) => ofMailbox && addresses.some((address) => addressHash(address) === sent.addressHash),
    )
    const reason = (refusal ?? failures[0])?.reason ?? ''
    const suppress = refusal !== undefined && suppressesAddress(sent)
    const changed = await bounceSent(db.client, mailId, { reason, suppress })
    if (changed) kit.log.warn({ delivery: mailId, kind: sent.data.kind, reason, suppress }, 'a mail came back')
    return ok({ changed })
  },
})
