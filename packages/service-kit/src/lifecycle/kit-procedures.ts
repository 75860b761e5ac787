import { type Procedure, redisKeysOf, type Service, type ServiceName } from '@nordbo/contracts'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { KitConfig } from '../config/kit-config.ts'
import { createCommandRunner } from '../idempotency/command.ts'
import { openRedis } from '../redis/open-redis.ts'
import { createCallerClocks } from '../rpc/caller-clocks.ts'
import { createSharedNonceStore } from '../rpc/nonces.ts'
import { type Handlers, serve } from '../rpc/server.ts'
import type { KitResources } from './kit-resources.ts'

/** Procedures answered at once; the rest wait and are dropped when their deadline passes. */
const concurrency = 128

/** A call must not wait for Redis: without it each process checks nonces against its own memory. */
const noWaiting = { enableOfflineQueue: false, commandTimeout: 250 }

/** What a service needs to answer its procedures. */
export const openKitProcedures = (service: ServiceName, config: KitConfig, resources: KitResources) => {
  const { log, clock, metrics, causes, callKeys: keys, microservice } = resources
  const limiter = createConcurrencyLimiter(concurrency)
  const redis = openRedis({ config, name: `${service}-nonces`, log, options: noWaiting })
  const nonces = createSharedNonceStore({ redis, prefix: `${redisKeysOf(config.REDIS_PREFIX, service)}:nonces`, log })
  const commands = createCommandRunner(resources.drivers, config.PATIENCE)
  const callerClocks = createCallerClocks()
  const shared = { keys, clock, log, metrics, causes, limiter, nonces, callerClocks, commands }
  return {
    limiter,
    serve: <P extends Record<string, Procedure>>(contract: Service<P>, handlers: Handlers<P>): void => {
      if (contract.name !== service) throw new Error(`${service} may not answer for ${contract.name}`)
      serve({ ...shared, nats: microservice, shouldCheckSerialized: config.STRICT }, contract, handlers)
    },
    closeNonces: (): void => redis.disconnect(),
  }
}
