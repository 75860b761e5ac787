import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { bffConfig } from './core/config.ts'

await runMain('bff', bffConfig, start)
