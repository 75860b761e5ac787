import { z } from 'zod'

/** Who writes after a stay: its guest about the home, its host about the guest. */
export const StaySide = z.enum(['guest', 'host'])
export type StaySide = z.infer<typeof StaySide>
