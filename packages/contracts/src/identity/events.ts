import { z } from 'zod'
import { defineEvents } from '../events/define-events.ts'
import { PartnerId, UserId, Uuid } from '../values/ids.ts'
import { AccountNotice, CredentialChange } from './account-notice.ts'
import { PartnerStatus } from './partners.ts'
import { Role } from './roles.ts'
import { VerificationId, VerificationStatus } from './verification.ts'

export const identityEvents = defineEvents('identity', {
  userRegistered: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  /** A person was imported with the demo market or a migration. They get no welcome mail. */
  userImported: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  roleGranted: { version: 1, data: z.object({ userId: UserId, role: Role }) },
  /** An administrator refused the application that a role was given for. */
  roleWithdrawn: { version: 1, data: z.object({ userId: UserId, role: Role }) },
  /** Services hide the person's homes, end their unpaid bookings and hold their payouts. */
  userSuspended: { version: 1, data: z.object({ userId: UserId }) },
  /** A person is to be told something about their account by mail. Messaging asks identity what, right before it writes. */
  accountNoticeDue: {
    version: 1,
    data: z.object({ userId: UserId, notice: AccountNotice, noticeId: z.uuid() }),
  },
  /** A person's second factor or passkeys changed, which they are told by mail. */
  credentialsChanged: {
    version: 1,
    data: z.object({ userId: UserId, change: CredentialChange, changeId: z.uuid() }),
  },
  /** A person proved that they read the mails of their address, which may be another one than before. */
  emailProved: { version: 1, data: z.object({ userId: UserId }) },
  /** The suspension is lifted. */
  userReactivated: { version: 1, data: z.object({ userId: UserId }) },
  /** A person chose anew what others see of them and what may be sent to them. */
  privacyChanged: {
    version: 1,
    data: z.object({ userId: UserId, seoIndex: z.boolean(), readReceipts: z.boolean(), marketingOptIn: z.boolean() }),
  },
  /** A person asked for their data: every service stores its part and answers with `exportPartReady`. */
  exportRequested: { version: 1, data: z.object({ exportId: Uuid, userId: UserId }) },
  /** The archive can be fetched. */
  exportReady: { version: 1, data: z.object({ exportId: Uuid, userId: UserId }) },
  /** A person deleted their account: every service erases what it has of them and answers with `erasureAcknowledged`. */
  personErasureRequested: { version: 1, data: z.object({ erasureId: Uuid, userId: UserId }) },
  /** Every service has erased the person. */
  personErased: { version: 1, data: z.object({ erasureId: Uuid, userId: UserId }) },
  /** A person asked to be verified. */
  verificationRequested: { version: 1, data: z.object({ userId: UserId, verificationId: VerificationId }) },
  /** Somebody decided about the documents. A person is verified if their latest request is approved. */
  verificationDecided: {
    version: 1,
    data: z.object({
      userId: UserId,
      verificationId: VerificationId,
      decision: VerificationStatus.exclude(['pending']),
    }),
  },
  /** A company became a hotel partner: register and payment provider have what they need, and the role is given. */
  partnerCompleted: { version: 1, data: z.object({ userId: UserId, partnerId: PartnerId }) },
  /** An administrator decided about a company. `decisionId` is new with each decision, because a refused company may apply again. */
  partnerDecided: {
    version: 1,
    data: z.object({
      userId: UserId,
      partnerId: PartnerId,
      decisionId: z.uuid(),
      decision: PartnerStatus.exclude(['pending']),
    }),
  },
})
