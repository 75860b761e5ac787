/** An amount in whole DKK, as cards and pins show it. */
export const formatKroner = (amount: number, language: string): string => formatDkk(Math.round(amount), language)

/** An amount of DKK in a person's language; øre appear only where there are some. */
export const formatDkk = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
