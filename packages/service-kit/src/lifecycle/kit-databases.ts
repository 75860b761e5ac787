import type { KitConfig } from '../config/kit-config.ts'
import { openDatabase } from '../database/open-database.ts'
import { openDriverDatabase } from '../database/open-driver-database.ts'
import type { Kit } from './kit.ts'
import type { KitResources } from './kit-resources.ts'
import type { StopStep } from './shutdown.ts'

/** The service's database, through a generated client and through the driver; what a commit emitted is announced. */
export const kitDatabases = (
  { PATIENCE: timeoutFactor }: KitConfig,
  { pool, drivers, outbox, announce }: KitResources,
  addedSteps: StopStep[],
): Pick<Kit, 'database' | 'driverDatabase'> => {
  const committed = (tx: object): void => {
    const emitted = outbox.emittedBy(tx)
    if (emitted) announce(emitted)
  }
  return {
    database: (make) => {
      const db = openDatabase(pool, drivers, make, committed, timeoutFactor)
      addedSteps.push({ what: 'database client', stop: () => db.client.$disconnect() })
      return db
    },
    driverDatabase: (compose) => openDriverDatabase(pool, compose, committed, timeoutFactor),
  }
}
