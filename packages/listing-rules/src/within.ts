import { z } from 'zod'

/** A whole number between two limits. */
export const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
