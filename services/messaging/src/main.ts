import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { messagingConfig } from './config.ts'

await runMain('messaging', messagingConfig, start, { background: true })
