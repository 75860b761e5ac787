import { z } from 'zod'

/** A page of a list. `nextCursor` is valid for the same filters only; null on the last page. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** The inputs for a page: the cursor of the previous page, and the most items. */
export const pageQuery = (options: { maxLimit: number; defaultLimit: number; maxCursor?: number }) => ({
  cursor: z
    .string()
    .max(options.maxCursor ?? 300)
    .optional(),
  limit: z.int().min(1).max(options.maxLimit).default(options.defaultLimit),
})
