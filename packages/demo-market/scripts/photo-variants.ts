/** Crops of one original, so that homes of one kind of house look different. */
export type Variant = 'wide' | 'near' | 'mirrored'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Originals with lettering, which are never mirrored and cropped for hotels of another name. */
const lettered: ReadonlySet<string> = new Set(['hotel-facade.webp', 'hotel-lobby.webp'])

/** The variants of a picture. */
export const variantsOf = (file: string, kind: string): Variant[] => {
  if (lettered.has(file)) return ['wide', 'near']
  return kind === 'exterior' || kind === 'hero' || kind === 'hotel'
    ? ['wide', 'near', 'mirrored']
    : ['wide', 'mirrored']
}

/** Corners of the closer crops, as shares of the spare width and height. Chosen by eye, so that no roof is cut off. */
const corners: Record<string, { near: [number, number]; mirrored: [number, number] }> = {
  'aframe-blue.webp': { near: [0.8, 0.25], mirrored: [0.35, 0.25] },
  'aframe-day.webp': { near: [0.15, 0.05], mirrored: [0.5, 0.05] },
  'beach-dusk.webp': { near: [0.6, 0.35], mirrored: [0.35, 0.3] },
  'beach-gold.webp': { near: [0.7, 0.4], mirrored: [0.35, 0.45] },
  'hero-snow.webp': { near: [0.3, 0.35], mirrored: [0.6, 0.5] },
  'canal-day.webp': { near: [1, 0.6], mirrored: [0.1, 1] },
  'canal-dusk.webp': { near: [0, 0.8], mirrored: [1, 0.5] },
  'hero-lake.webp': { near: [0.6, 0.3], mirrored: [0.3, 0.7] },
  'hotel-facade.webp': { near: [0.2, 0], mirrored: [0, 0] },
  'hotel-lobby.webp': { near: [0, 0.9], mirrored: [0, 0] },
  'orchard-villa.webp': { near: [0.6, 0.25], mirrored: [0.4, 0.2] },
  'lighthouse-dawn.webp': { near: [0.7, 0], mirrored: [0.3, 0] },
  'skerry-sunset.webp': { near: [0.6, 0.35], mirrored: [0.3, 0.35] },
  'floating-dusk.webp': { near: [0.4, 0.3], mirrored: [0.5, 0.35] },
  'old-school.webp': { near: [0.7, 0.3], mirrored: [0.4, 0.2] },
  'manor-moat.webp': { near: [0.3, 0.45], mirrored: [0.5, 0.45] },
  'block-evening.webp': { near: [0.9, 0.15], mirrored: [0.2, 0.1] },
  'shingle-house.webp': { near: [0.7, 0.3], mirrored: [0.35, 0.3] },
  'villa-winter.webp': { near: [0.5, 0.4], mirrored: [0.35, 0.3] },
  'log-aurora.webp': { near: [0.2, 0.35], mirrored: [0.35, 0.3] },
  'faroe-black.webp': { near: [0.3, 0.5], mirrored: [0.35, 0.45] },
  'bell-tent.webp': { near: [0.7, 0.5], mirrored: [0.35, 0.45] },
}
const usual = { near: [0.75, 0.7], mirrored: [0.35, 0.45] } as const

/** Widths of closer crops as shares, where they differ from 0.8: for tall subjects and lettering. */
const shares: Record<string, number> = {
  'aframe-blue.webp': 0.87,
  'aframe-day.webp': 0.87,
  'lighthouse-dawn.webp': 0.9,
  'hotel-facade.webp': 0.52,
  'hotel-lobby.webp': 0.6,
}

/** The part of an original that a variant shows. */
export const cropOf = (file: string, variant: Variant, size: { width: number; height: number }): Area => {
  const share = variant === 'wide' ? 1 : (shares[file] ?? 0.8)
  const width = Math.round(size.width * share)
  const height = Math.round(size.height * share)
  const [x, y] = variant === 'wide' ? [0, 0] : (corners[file] ?? usual)[variant]
  return { left: Math.round((size.width - width) * x), top: Math.round((size.height - height) * y), width, height }
}
