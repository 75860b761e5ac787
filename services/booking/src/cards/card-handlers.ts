import type { Deps } from '../core/deps.ts'
import { addCard, removeCard, setDefaultCard, showCards } from './manage-cards.ts'
import { payWithCard, saveCardOfPayment } from './pay-with-card.ts'
import { showPayer } from './payer.ts'

/** Handlers of every procedure about saved cards. */
export const cardHandlers = (deps: Deps) => ({
  cards: showCards(deps),
  addCard: addCard(deps),
  removeCard: removeCard(deps),
  setDefaultCard: setDefaultCard(deps),
  payWithCard: payWithCard(deps),
  payer: showPayer(deps),
  keepCard: saveCardOfPayment(deps),
})
