// Prints the tier in which `npm test` runs a test file, B or C, when what differs from HEAD is the change; nothing if it may leave it out.
import { processes } from '@nordbo/devstack'
import { readLedger } from '@nordbo/devstack/ledger'
import { coreFiles, planTiers, readSelection } from '@nordbo/devstack/selection'

const [, , file] = process.argv
const { tests, changed } = readSelection({ commit: 'HEAD', reason: 'a planted fault' }, readLedger(), processes)
const plan = planTiers(tests, changed, new Set(coreFiles()))
if (plan.core.some((test) => test.file === file)) process.stdout.write('B')
else if (plan.reached.some((test) => test.file === file)) process.stdout.write('C')
