import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { messagingConfig } from './core/config.ts'

await runMain('messaging', messagingConfig, start, { background: true })
