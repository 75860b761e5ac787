/** An amount of DKK in a person's language; øre appear only where there are some. */
export const formatDkk = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
