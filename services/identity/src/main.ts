import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { identityConfig } from './core/config.ts'

await runMain('identity', identityConfig, start)
