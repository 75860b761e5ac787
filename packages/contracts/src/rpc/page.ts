import { z } from 'zod'

/** A page of a list: `nextCursor` is bound to the list's filters. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** The inputs that ask for one page: the cursor of the page before, and how many items at most. */
export const pageQuery = (options: { maxLimit: number; defaultLimit: number; maxCursor?: number }) => ({
  cursor: z
    .string()
    .max(options.maxCursor ?? 300)
    .optional(),
  limit: z.int().min(1).max(options.maxLimit).default(options.defaultLimit),
})
