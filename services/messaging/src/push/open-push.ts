import type { messagingService, TimerName } from '@nordbo/contracts'
import { type Handlers, openFileKeys, type Timer } from '@nordbo/service-kit'
import type { Db, Deps } from '../core/deps.ts'
import { pushHandlers } from './handlers.ts'
import { type PushKey, readPushKey } from './push-key.ts'
import { openPushServer } from './push-server.ts'
import { messagePushTimer, watchThreads } from './push-threads.ts'
import { pushTimer } from './send-push.ts'

type Sending = Pick<Handlers<(typeof messagingService)['procedures']>, 'sendMessage'>

/** Push messages (docs/product/notifications.md, Push). */
export interface Push {
  handlers: ReturnType<typeof pushHandlers>
  timers: Pick<Record<TimerName<'messaging'>, Timer>, 'push' | 'messagePush'>
  /** Sending messages, so that readers who are not there get a push message. */
  watched<H extends Sending>(handlers: H): H
}

/** Opens push messages, with the stored key or a new one. `commandDb` is that of the procedures. */
export const openPush = (deps: Deps, commandDb: Db): Push => {
  const { config, kit, db } = deps
  const keys = openFileKeys(config.PUSH_SECRET, 'push messages')
  let key: Promise<PushKey> | undefined
  const readKey = (): Promise<PushKey> => {
    key ??= readPushKey(db, keys, kit.clock.now()).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
  const local = config.SANDBOX_URL === undefined ? undefined : new URL('/_sandbox/push/', config.SANDBOX_URL).href
  const pushServer = openPushServer(readKey, `mailto:${config.SUPPORT_ADDRESS}`)
  const watch = watchThreads(deps)
  kit.onStop(async () => watch.stop())
  return {
    handlers: pushHandlers({ db: commandDb, readKey, local }),
    timers: { push: pushTimer({ ...deps, pushServer }), messagePush: messagePushTimer(deps) },
    watched: (handlers) => ({
      ...handlers,
      sendMessage: async (input, call) => {
        const answer = await handlers.sendMessage(input, call)
        if (answer.ok) watch.note(input.threadId)
        return answer
      },
    }),
  }
}
