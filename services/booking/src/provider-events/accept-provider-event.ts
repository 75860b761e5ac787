import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { storeProviderEvent } from './provider-event-store.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['acceptProviderEvent']

/** Stores an event of the provider before the call answers; it is handled afterwards. */
export const acceptProviderEvent =
  (deps: Deps): Handler =>
  async (input, call) => {
    const { id, type, objectId, created } = input
    const news = { id, type, objectId, occurredAt: new Date(created * 1_000) }
    const duplicate = await storeProviderEvent(deps.sql.client, news, call.now)
    if (!duplicate) await deps.alarms.set([{ kind: 'providerEvent', id, at: call.now }])
    return ok({ duplicate })
  }
