import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { identityConfig } from './config.ts'

await runMain('identity', identityConfig, start)
