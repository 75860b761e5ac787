import { z } from 'zod'

/** A side of a stay: its guest or its host. */
export const StaySide = z.enum(['guest', 'host'])
export type StaySide = z.infer<typeof StaySide>
