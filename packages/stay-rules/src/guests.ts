interface Guests {
  adults: number
  children: number
  babies: number
  pets: number
}

/** The guests who count against a home's capacity. */
export const countedGuests = ({ adults, children }: Pick<Guests, 'adults' | 'children'>): number => adults + children

/** All guests, babies and pets included. */
export const totalGuests = ({ adults, children, babies, pets }: Guests): number => adults + children + babies + pets
