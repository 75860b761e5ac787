import type { ListingCard, ListingDetail, PhotoDescriptor } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** A photo with its description in the reader's language. */
export const localizedPhoto = ({ altEnglish, ...photo }: PhotoDescriptor, language: PageLanguage): PhotoDescriptor =>
  language === 'en' && altEnglish ? { ...photo, alt: altEnglish } : photo

/** A card in the reader's language. What the host did not translate stays as it is. */
export const localizedCard = (card: ListingCard, language: PageLanguage): ListingCard => ({
  ...card,
  title: (language === 'en' ? card.english?.title : undefined) ?? card.title,
  photos: card.photos.map((photo) => localizedPhoto(photo, language)),
})

/** A home's page in the reader's language. What the host did not translate stays as it is. */
export const localizedListing = (home: ListingDetail, language: PageLanguage): ListingDetail => {
  const photos = home.photos.map((photo) => localizedPhoto(photo, language))
  const { english } = home
  if (language !== 'en' || !english) return { ...home, photos }
  return {
    ...home,
    photos,
    title: english.title,
    description: english.description,
    sleeping: home.sleeping.map((room, index) => ({ ...room, name: english.rooms[index] ?? room.name })),
    rules: { ...home.rules, additional: english.additionalRules ?? home.rules.additional },
  }
}
