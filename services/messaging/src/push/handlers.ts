import { randomUUID } from 'node:crypto'
import { err, type messagingService, ok, type pushProcedures } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { dropDevice, listDevices, putDevice } from './device-store.ts'
import { isPublicKey, isPushEndpoint } from './push-address.ts'
import type { PushKey } from './push-key.ts'

type PushHandlers = Pick<Handlers<(typeof messagingService)['procedures']>, keyof typeof pushProcedures>

/** The procedures of push messages. `local` is the beginning of the sandbox's own endpoints, where it runs. */
export const pushHandlers = ({
  db,
  readKey,
  local,
}: Pick<Deps, 'db'> & { readKey: () => Promise<PushKey>; local: string | undefined }): PushHandlers => ({
  pushKey: async () => ok({ publicKey: (await readKey()).publicKey }),
  pushDevices: async (_, { actor }) => ok({ items: await listDevices(db.client, personOf(actor)) }),
  putPushDevice: async (device, { actor, now, command }) => {
    const personId = personOf(actor)
    if (!isPushEndpoint(device.endpoint, local) || !isPublicKey(device.keys)) return err('push.addressRefused')
    return command(db, async (tx) => {
      const stored = await putDevice(tx, { ...device, id: randomUUID(), personId }, now)
      return stored ? ok(stored) : err('push.addressTaken')
    })
  },
  dropPushDevice: async ({ id }, { actor, command }) =>
    command(db, async (tx) => {
      await dropDevice(tx, personOf(actor), id)
      return ok({})
    }),
})
