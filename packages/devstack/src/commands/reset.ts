import { removeData } from '../stack/data-folder.ts'
import { assertNotRunning } from '../supervise/lock.ts'
import { homeFolder } from '../workspace/paths.ts'
import { runStep } from '../workspace/progress.ts'

/** Removes the data of the system in NORDBO_HOME; the next start begins with a new demo market. */
export const reset = async (): Promise<void> => {
  const home = homeFolder(process.env)
  assertNotRunning(home)
  await runStep(`removing the data in ${home}`, () => removeData(home))
}
