import {
  err,
  type identityService,
  type MailStopSubject,
  type mailStopProcedures,
  type NotificationSettings,
  ok,
} from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { changeSettings } from '../profile/notification-channels.ts'
import { openStopTokens } from './stop-tokens.ts'

type MailStopHandlers = Pick<Handlers<(typeof identityService)['procedures']>, keyof typeof mailStopProcedures>

/** The choice in the profile that each kind of mail follows. */
const choices = { message: 'messageEmail' } as const satisfies Record<MailStopSubject, keyof NotificationSettings>

/** Ends mails by the links in them (docs/product/notifications.md, Ending mails). It is the same choice as in the profile. */
export const mailStopHandlers = ({ config, db }: Pick<Deps, 'config' | 'db'>): MailStopHandlers => {
  const tokens = openStopTokens(config.DOCUMENT_SECRET)
  return {
    mailStopToken: async (stop) => ok({ token: tokens.make(stop) }),
    stopMails: async ({ token, stopped }, call) => {
      const stop = tokens.read(token)
      if (!stop) return err('unsubscribe.notFound')
      return call.command(db, async (tx) => {
        // Also of suspended people: no mail is kept going by that.
        const [person] = await tx.$queryRaw<unknown[]>`select 1 from "user" where id = ${stop.userId}::uuid for update`
        if (!person) return err('unsubscribe.notFound')
        await changeSettings(tx, stop.userId, { [choices[stop.subject]]: !stopped })
        return ok({ subject: stop.subject, stopped })
      })
    },
  }
}
