import { Amenity, Category as CategoryView, Subcategory, Tag } from '@nordbo/contracts'
import { z } from 'zod'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** A tab above the search results, with the traits of the homes that belong to it. */
export const Category = CategoryView.extend({
  subcategories: z.array(Subcategory),
  tags: z.array(Tag),
  amenities: z.array(Amenity),
})
export type Category = z.infer<typeof Category>

/**
 * The visible categories of homes, in their order. They are read once when the service starts, because only migrations change them.
 */
export const loadCategories = async (client: PrismaClient): Promise<Category[]> => {
  const rows = await client.category.findMany({
    where: { group: 'housing', active: true, visible: true },
    orderBy: { orderIndex: 'asc' },
  })
  return Category.array().parse(rows)
}
