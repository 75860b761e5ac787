import type { Fault } from './fault.ts'
import { moneyFaults } from './money-faults.ts'
import { peopleFaults } from './people-faults.ts'
import { stayFaults } from './stay-faults.ts'
import { webFaults } from './web-faults.ts'

/** Every fault that `planted` plants. */
export const faults: readonly Fault[] = [...moneyFaults, ...stayFaults, ...peopleFaults, ...webFaults]
