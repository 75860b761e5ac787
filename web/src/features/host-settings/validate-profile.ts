/** What is typed into the profile. */
export interface ProfileInput {
  name: string
  phone: string
}

const phone = /^\+?[\d .()-]+$/
/** Digits of a phone number, as the server accepts them. */
const leastDigits = 6
const mostDigits = 15

/** The fields that the server would refuse. It checks more: a name holds no address, link or phone number. */
export const profileFaults = (input: ProfileInput): (keyof ProfileInput)[] => {
  const digits = input.phone.replaceAll(/\D/g, '').length
  const isPhone = phone.test(input.phone.trim()) && digits >= leastDigits && digits <= mostDigits
  return [
    ...(input.name.trim() === '' ? (['name'] as const) : []),
    ...(input.phone.trim() !== '' && !isPhone ? (['phone'] as const) : []),
  ]
}
