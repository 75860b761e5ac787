import type { Deps } from '../deps.ts'
import { addCard, removeCard, setDefaultCard, showCards } from './keep-cards.ts'
import { keepCard, payWithCard } from './pay-with-card.ts'

/** Everything that is answered about guests' cards. */
export const cardHandlers = (deps: Deps) => ({
  cards: showCards(deps),
  addCard: addCard(deps),
  removeCard: removeCard(deps),
  setDefaultCard: setDefaultCard(deps),
  payWithCard: payWithCard(deps),
  keepCard: keepCard(deps),
})
