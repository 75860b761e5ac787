import { principals } from '@nordbo/contracts'
import { natsConfig } from '../infra/nats.ts'
import { redisConfig } from '../infra/redis.ts'

/** Variable that holds the password of a user of the message system. */
export const natsPasswordVariable = (user: string): string => `NATS_PASSWORD_${user.toUpperCase()}`

const byVariable = (variableOf: (user: string) => string): Record<string, string> =>
  Object.fromEntries([...principals, 'stack'].map((user) => [user, `$${variableOf(user)}`]))

/** Variable that holds the password of a user of Redis. */
export const redisPasswordVariable = (user: string): string => `REDIS_PASSWORD_${user.toUpperCase()}`

/** The configuration of Redis for containers: settings, and users from the contracts. A shell fills in the passwords. */
export const composeRedisConfig = (): string => redisConfig(byVariable(redisPasswordVariable))

/**
 * The message system's configuration for containers: users and subjects from the contracts, passwords from the
 * environment. NATS reads variables only without quotes.
 */
export const composeNatsConfig = (): string => {
  const passwords = byVariable(natsPasswordVariable)
  const config = natsConfig({ host: '0.0.0.0', port: 4222, store: '/store', passwords, syncAlways: true })
  return `${config.replaceAll(/"(\$NATS_PASSWORD_\w+)"/g, '$1')}\n`
}
