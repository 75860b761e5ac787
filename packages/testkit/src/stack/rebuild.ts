import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environmentFor, inRepo, nodeBinary } from '@nordbo/devstack'
import type { BootedStack } from './boot-stack.ts'

/** Runs a service's program that rebuilds its projections, while the service runs. */
export const rebuildProjections = async (
  { stack }: BootedStack,
  service: 'listings' | 'pricing' | 'booking' | 'payouts' | 'messaging',
): Promise<void> => {
  await promisify(execFile)(nodeBinary, [inRepo(`services/${service}/src/rebuild.ts`)], {
    env: { ...(await environmentFor(service, stack)), LOG_LEVEL: 'silent' },
  })
}
