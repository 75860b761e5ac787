/** An amount rounded to whole DKK, for cards and pins. */
export const formatKroner = (amount: number, language: string): string => formatDkk(Math.round(amount), language)

/** An amount of DKK in a language. Øre appear only if there are any. */
export const formatDkk = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
