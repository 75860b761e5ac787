/** A company as cvrapi.dk describes it. */
export interface RegisterCompany {
  vat: number
  name: string
  address: string
  zipcode: string
  city: string
  /** When it closed; null while it exists. */
  enddate: string | null
}

/** What the register answers. */
export type RegisterAnswer = { status: 200; body: RegisterCompany } | { status: 404 | 500; body: { error: string } }

const openCompany = (vat: string): RegisterCompany => ({
  vat: Number(vat),
  name: 'Hotel Fyrtårnet ApS',
  ...{ address: 'Havnegade 12', zipcode: '5700', city: 'Svendborg', enddate: null },
})

/**
 * The company of a number. Its last two digits choose: 00 is unknown, 96 has another name, 97 is closed, 98 finds the register broken.
 * Every other number is 'Hotel Fyrtårnet ApS'.
 */
export const companyOf = (vat: string): RegisterAnswer => {
  const company = openCompany(vat)
  if (vat.endsWith('00')) return { status: 404, body: { error: 'NOT_FOUND' } }
  if (vat.endsWith('96')) return { status: 200, body: { ...company, name: 'Badehotellet Klitten A/S' } }
  if (vat.endsWith('97')) return { status: 200, body: { ...company, enddate: '31/12 - 2024' } }
  if (vat.endsWith('98')) return { status: 500, body: { error: 'INTERNAL_ERROR' } }
  return { status: 200, body: company }
}
