/** Colours of a drawing as tokens: sky, light, far land, near land. */
export const palettes = [
  ['fjord-ice', 'snow', 'fjord', 'fjord-deep'],
  ['amber-glow', 'amber-mist', 'rowan', 'fjord-deep'],
  ['moss-glow', 'snow', 'moss', 'moss-deep'],
  ['rowan-glow', 'amber-mist', 'rowan-deep', 'night'],
  ['fjord-mist', 'amber-glow', 'fjord', 'moss-deep'],
  ['birch', 'rowan', 'moss', 'fjord'],
] as const

/** Hashes a text: FNV-1a, 32 bits. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Mixes the bits, so that a difference in the last letters affects them all.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The parts of an id's drawing, in a square of 48 units. Equal ids have equal parts. */
export const scenePartsOf = (id: string) => {
  const seed = numberOf(id)
  /** A number below `choices` from the seed's bits. */
  const pick = (shift: number, choices: number): number => (seed >>> shift) % choices
  return {
    palette: palettes[pick(0, palettes.length)] ?? palettes[0],
    light: { x: 10 + pick(3, 29), y: 9 + pick(8, 10), size: 4 + pick(12, 4) },
    far: { left: 22 + pick(15, 9), top: 14 + pick(18, 12), right: 20 + pick(21, 12) },
    near: { left: 36 + pick(24, 6), right: 35 + pick(27, 6) },
    foreground: (['house', 'fir', 'boat', 'none'] as const)[pick(5, 4)] ?? 'none',
  }
}
