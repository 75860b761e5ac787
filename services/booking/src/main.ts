import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { bookingConfig } from './core/config.ts'

await runMain('booking', bookingConfig, start)
