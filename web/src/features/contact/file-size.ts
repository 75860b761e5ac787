import { useTranslation } from 'react-i18next'

const perUnit = { kilobyte: 1_024, megabyte: 1_024 * 1_024 } as const

/** Writes sizes of files in the page's language: kilobytes below one megabyte, and never nothing. */
export const useFileSize = (): ((bytes: number) => string) => {
  const { i18n } = useTranslation()
  return (bytes) => {
    const unit = bytes < perUnit.megabyte ? 'kilobyte' : 'megabyte'
    const digits = { maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 }
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, ...digits })
    return format.format(Math.max(unit === 'kilobyte' ? 1 : 0, bytes / perUnit[unit]))
  }
}
