import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { ListingHint } from './address-hints.ts'

/** One line for each part of an address that could not be used. Renders nothing without hints. */
export const AddressHintsBanner = <Hint extends string>({
  hints,
  words,
}: {
  hints: readonly Hint[]
  words: (hint: Hint) => string
}) => {
  const { t } = useTranslation('search')
  if (hints.length === 0) return null
  return (
    <Banner tone="warning" title={hints.length > 1 ? t('hints') : undefined}>
      {hints.map((hint) => (
        <p key={hint}>{words(hint)}</p>
      ))}
    </Banner>
  )
}

/** Hints for a home's address. */
export const ListingHintsBanner = ({ hints, capacity }: { hints: readonly ListingHint[]; capacity: number }) => {
  const { t } = useTranslation('search')
  return <AddressHintsBanner hints={hints} words={(hint) => t(`hint.${hint}`, { count: capacity })} />
}
