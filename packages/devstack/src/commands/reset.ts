import { removeData } from '../home.ts'
import { homeFolder } from '../paths.ts'
import { step } from '../progress.ts'
import { refuseWhileRunning } from '../supervise/lock.ts'

/** Removes the data of the system in NORDBO_HOME; the next start begins with a new demo market. */
export const reset = async (): Promise<void> => {
  const home = homeFolder(process.env)
  refuseWhileRunning(home)
  await step(`removing the data in ${home}`, () => removeData(home))
}
