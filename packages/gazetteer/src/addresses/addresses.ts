import { easternCodes } from './postal-codes-east.ts'
import { southernCodes } from './postal-codes-south.ts'
import { westernCodes } from './postal-codes-west.ts'
import { streetLines } from './streets.ts'

/** A Danish postal code with its town. */
export interface PostalTown {
  code: string
  town: string
  lat: number
  lng: number
}

/** A street in a town. Its position is that of the town's holiday homes, a few hundred metres off. */
export interface Street {
  street: string
  town: PostalTown
  lat: number
  lng: number
}

const linesOf = (text: string): string[] => text.trim().split('\n')

/** Every Danish town with a postal code; the many codes of one quarter of Copenhagen are one. */
export const postalTowns: readonly PostalTown[] = [easternCodes, southernCodes, westernCodes]
  .flatMap(linesOf)
  .flatMap((line) => line.split(' / '))
  .map((cell) => {
    const [code = '', town = '', lat = '', lng = ''] = cell.split(';')
    return { code, town, lat: Number(lat), lng: Number(lng) }
  })

const townByCode = new Map(postalTowns.map((town) => [town.code, town]))

/** Streets of well known holiday towns. */
export const streets: readonly Street[] = linesOf(streetLines).flatMap((line) => {
  const [code = '', lat = '', lng = '', names = ''] = line.split(';')
  const town = townByCode.get(code)
  return town ? names.split(', ').map((street) => ({ street, town, lat: Number(lat), lng: Number(lng) })) : []
})
