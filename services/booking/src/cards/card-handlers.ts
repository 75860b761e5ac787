import type { Parts } from '../parts.ts'
import { addCard, removeCard, setDefaultCard, showCards } from './keep-cards.ts'
import { keepCard, payWithCard } from './pay-with-card.ts'

/** Everything that is answered about guests' cards. */
export const cardHandlers = (parts: Parts) => ({
  cards: showCards(parts),
  addCard: addCard(parts),
  removeCard: removeCard(parts),
  setDefaultCard: setDefaultCard(parts),
  payWithCard: payWithCard(parts),
  keepCard: keepCard(parts),
})
