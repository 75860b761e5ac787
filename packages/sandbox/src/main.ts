import { pino } from 'pino'
import { z } from 'zod'
import { start } from './app.ts'
import { sandboxConfig } from './config.ts'

const log = pino({ name: 'sandbox' })
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
const config = sandboxConfig.safeParse(given)

if (config.success) {
  const sandbox = await start(config.data).catch((error: unknown) => {
    log.fatal({ err: error }, 'the sandbox cannot start')
    process.exit(1)
  })
  const stop = (): void => {
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the sandbox did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} else {
  log.fatal(`the sandbox cannot start with this configuration:\n${z.prettifyError(config.error)}`)
  process.exitCode = 1
}
