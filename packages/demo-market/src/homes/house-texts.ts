import type { House, HouseText } from './house.ts'
import { beach, black, cedar, thatch } from './house-texts-coast.ts'
import { aframe, cabin, fjord, yellow } from './house-texts-nature.ts'
import { canal, timber } from './house-texts-town.ts'

/** What is written of each kind of house. */
export const houseTexts: Readonly<Record<House, HouseText>> = {
  thatch,
  beach,
  black,
  cedar,
  timber,
  canal,
  cabin,
  yellow,
  aframe,
  fjord,
}
