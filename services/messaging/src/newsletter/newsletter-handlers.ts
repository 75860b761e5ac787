import { randomUUID } from 'node:crypto'
import { type messagingService, newsletterConfirmDays, ok } from '@nordbo/contracts'
import type { Handlers, RateLimiter } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { openNewsletterTokens } from '../core/link-tokens.ts'
import { ownerOfAddress } from '../core/own-address.ts'
import { networkLimits, takeAll } from '../core/take-all.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  logConsent,
  storeAsking,
} from '../subscribers/subscriber-store.ts'

type Newsletter = Pick<
  Handlers<(typeof messagingService)['procedures']>,
  'subscribeNewsletter' | 'confirmNewsletter' | 'endNewsletter'
>
type NewsletterDeps = Pick<Deps, 'db' | 'config' | 'addressHash' | 'identity'> & { windows: RateLimiter }

const daySeconds = 86_400
/** Links that an address gets within a day at most (docs/product/pages.md, Newsletter). */
const mostLinks = { count: 3, windowSeconds: daySeconds }

/** Stores that an address asks, and sends it the link, unless it is subscribed. Nobody else learns which. */
const subscribe =
  ({ db, config, addressHash, windows, identity }: NewsletterDeps): Newsletter['subscribeNewsletter'] =>
  async ({ email, locale, version, ip }, { actor, now }) => {
    const allowed = await takeAll(windows, [
      ...networkLimits(config, 'newsletter', ip),
      { limit: mostLinks, key: ['newsletter', 'mail', email] },
    ])
    if (!allowed.ok) return allowed
    const personId = await ownerOfAddress(identity, actor, email)
    await db.transaction(async (tx: Tx) => {
      const subscriber = await storeAsking(tx, { email, locale, version, personId, now })
      if (!subscriber) return
      const { id } = subscriber
      await logConsent(tx, { addressHash: addressHash(email), act: 'asked', version, at: now })
      const job = { kind: 'newsletterConfirm' as const, subscriberId: id }
      await queueMails(tx, [{ job, factId: randomUUID(), recipientId: id }])
    })
    return ok({})
  }

/** What the newsletter's field and the links in its letters do (docs/product/pages.md, Newsletter). */
export const newsletterHandlers = (deps: NewsletterDeps): Newsletter => {
  const { db, config, addressHash } = deps
  const tokens = openNewsletterTokens(config.PICTURE_SECRET)
  return {
    subscribeNewsletter: subscribe(deps),
    confirmNewsletter: async ({ token }, { now }) => {
      const id = tokens.read(token, 'confirm')
      if (id === undefined) return ok({ confirmed: false })
      const since = new Date(now.getTime() - newsletterConfirmDays * daySeconds * 1_000)
      return db.transaction(async (tx: Tx) => {
        const confirmed = await confirmSubscriber(tx, id, { now, since })
        // A repeat finds the address subscribed.
        if (!confirmed) return ok({ confirmed: ((await findSubscriber(tx, id))?.confirmedAt ?? null) !== null })
        const { email, version } = confirmed
        await logConsent(tx, { addressHash: addressHash(email), act: 'confirmed', version, at: now })
        const job = { kind: 'newsletterWelcome' as const, subscriberId: id }
        await queueMails(tx, [{ job, factId: id, recipientId: id }])
        return ok({ confirmed: true })
      })
    },
    endNewsletter: async ({ token }, { now }) => {
      const id = tokens.read(token, 'end')
      if (id === undefined) return ok({ ended: false })
      return db.transaction(async (tx: Tx) => {
        const ended = await deleteSubscriber(tx, id)
        if (ended)
          await logConsent(tx, {
            ...{ addressHash: addressHash(ended.email), act: 'ended', version: ended.version, at: now },
          })
        return ok({ ended: true })
      })
    },
  }
}
