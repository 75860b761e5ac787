import type { ListingCard, ListingDetail, PhotoDescriptor } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

const photoIn =
  (language: PageLanguage) =>
  ({ altEnglish, ...photo }: PhotoDescriptor): PhotoDescriptor =>
    language === 'en' && altEnglish ? { ...photo, alt: altEnglish } : photo

/** A card in the reader's language; in the host's own where the home is described in that alone. */
export const localizedCard =
  (language: PageLanguage) =>
  (card: ListingCard): ListingCard => ({
    ...card,
    title: (language === 'en' ? card.english?.title : undefined) ?? card.title,
    photos: card.photos.map(photoIn(language)),
  })

/** A home's page in the reader's language. */
export const localizedListing =
  (language: PageLanguage) =>
  (home: ListingDetail): ListingDetail => {
    const photos = home.photos.map(photoIn(language))
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
