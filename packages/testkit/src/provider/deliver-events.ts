import type { BootedStack } from '../stack/boot-stack.ts'
import { listProviderEvents } from './sandbox-api.ts'

/**
 * Delivers every event of the provider so far and settles, in a system without the BFF, which has nobody who takes its webhooks. Oldest
 * first they are worked on side by side; newest first each is worked on to its end before the next arrives.
 */
export const deliverProviderEvents = async (
  { stack, services, settle }: Pick<BootedStack, 'stack' | 'services' | 'settle'>,
  order: 'oldest first' | 'newest first' = 'oldest first',
): Promise<void> => {
  const newestFirst = await listProviderEvents(stack)
  for (const { id, type, data } of order === 'newest first' ? newestFirst : newestFirst.toReversed()) {
    const event = { id, type, created: 1_795_000_000, objectId: data.object.id }
    const accepted = await services.booking.acceptProviderEvent(event)
    if (order === 'newest first' && accepted.ok && !accepted.value.duplicate) await settle()
  }
  await settle()
}
