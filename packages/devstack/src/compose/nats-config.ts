import { principals } from '@nordbo/contracts'
import { natsConfig } from '../infra/nats.ts'

/** Variable that holds the password of a user of the message system. */
export const natsPasswordVariable = (user: string): string => `NATS_PASSWORD_${user.toUpperCase()}`

/**
 * The message system's configuration for containers: users and subjects from the contracts, passwords from the
 * environment. A variable is read only where it stands without quotes.
 */
export const composeNatsConfig = (): string => {
  const passwords = Object.fromEntries([...principals, 'stack'].map((user) => [user, `$${natsPasswordVariable(user)}`]))
  const config = natsConfig({ host: '0.0.0.0', port: 4222, store: '/store', passwords, syncAlways: true })
  return `${config.replaceAll(/"(\$NATS_PASSWORD_\w+)"/g, '$1')}\n`
}
