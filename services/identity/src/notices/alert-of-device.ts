import { sessionTokenHash } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { notify } from './notify.ts'

/**
 * Tells a person that somebody signed in on a device that is new to them (docs/product/people.md, Devices). The first sign-in of an
 * imported account is no news, and neither is any to a person who does not want to know.
 */
export const alertOfDevice = async (deps: Pick<Deps, 'kit' | 'db'>, userId: string, token: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ known: boolean; alerts: boolean | null }[]>`
      update "user" u set new_device_at = now()
      from (
        select b.id, b.new_device_at is not null as known,
          (select s.login_alerts from security_settings s where s.user_id = b.id) as alerts
        from "user" b where b.id = ${userId}::uuid for update
      ) before
      where u.id = before.id returning before.known, before.alerts`
    if (!before?.known || before.alerts === false) return
    const session = await tx.session.findUnique({ where: { token: sessionTokenHash(token) }, select: { id: true } })
    if (session) await notify(deps, tx, { userId, notice: 'newDevice', noticeId: session.id })
  })
