import type { PartnerApplication } from '../../lib/api/model.ts'

/** The fields of the company's form, in their order. */
export const companyFields = [
  'companyName',
  'cvr',
  'contactEmail',
  'contactPhone',
  'addressLine1',
  'postalCode',
  'city',
] as const
export type CompanyField = (typeof companyFields)[number]
export type CompanyInput = Record<CompanyField, string>

const isField = (name: string): name is CompanyField => companyFields.some((field) => field === name)

/** What the form shows before somebody types: the stored application, else the person's own address. */
export const firstInput = (application: PartnerApplication | null, email: string): CompanyInput => ({
  companyName: application?.companyName ?? '',
  cvr: application?.cvr ?? '',
  contactEmail: application?.contactEmail ?? email,
  contactPhone: application?.contactPhone ?? '',
  addressLine1: application?.addressLine1 ?? '',
  postalCode: application?.postalCode ?? '',
  city: application?.city ?? '',
})

/** Typed fields out of a stored text; none out of a text that holds something else. */
export const readTyped = (text: string): Partial<CompanyInput> => {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => isField(name) && typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

/** The fields that the server would refuse. The number's form is the server's to judge, because it has a code of its own. */
export const companyFaults = (input: CompanyInput): CompanyField[] => {
  const phone = input.contactPhone.trim()
  const digits = phone.replaceAll(/\D/g, '').length
  const isPhone = /^\+?[\d .()-]+$/.test(phone) && digits >= 6 && digits <= 15
  return companyFields.filter((field) => {
    if (field === 'contactPhone') return phone !== '' && !isPhone
    if (field === 'contactEmail') return !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.contactEmail.trim())
    return input[field].trim() === ''
  })
}

/** The body of the request. An empty phone number is left out. */
export const companyBody = (input: CompanyInput) => ({
  companyName: input.companyName.trim(),
  cvr: input.cvr.trim(),
  contactEmail: input.contactEmail.trim(),
  contactPhone: input.contactPhone.trim() || null,
  addressLine1: input.addressLine1.trim(),
  postalCode: input.postalCode.trim(),
  city: input.city.trim(),
})
