import { nameBasedId } from '@nordbo/contracts'

const idOf = nameBasedId('6f1f4f0c2d2b5b7e9a41c3d5e7f90b1d')

/** The id of an item of the demo market, made from its name. */
export const demoId = (kind: 'user' | 'listing' | 'booking' | 'review' | 'hotel', name: string): string =>
  idOf(`${kind}:${name}`)
