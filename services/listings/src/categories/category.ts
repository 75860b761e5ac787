import { Amenity, Category as CategoryView, Subcategory, Tag } from '@nordbo/contracts'
import { z } from 'zod'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** A tab over the search with what belongs to it. */
export const Category = CategoryView.extend({
  subcategories: z.array(Subcategory),
  tags: z.array(Tag),
  amenities: z.array(Amenity),
})
export type Category = z.infer<typeof Category>

/**
 * The categories of homes that guests see, in their order. Read once when the service starts: only migrations write them, so what was read stays
 * true.
 */
export const loadCategories = async (client: PrismaClient): Promise<Category[]> => {
  const rows = await client.category.findMany({
    where: { group: 'housing', active: true, visible: true },
    orderBy: { orderIndex: 'asc' },
  })
  return Category.array().parse(rows)
}
