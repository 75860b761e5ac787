/** Replies of hosts. */
export const replies = [
  'Tusind tak for de fine ord. I er altid velkomne igen.',
  'Tak, fordi I passede så godt på det hele. På gensyn!',
  'Hvor er vi glade for at høre det.',
  'Tak for besøget og de pæne ord.',
  'Det var en fornøjelse at have jer boende.',
  'Tak for jeres anmeldelse og for gode forslag, som vi tager med.',
] as const

/** Reply to guests with a dog. */
export const dogReply = 'Hvor er vi glade for at høre det. Hils hunden.'

/** Reply to the complaint about the lamp. */
export const lampReply = 'Tak for besøget og for at sige det om lampen. Der er sat en ny op.'

/** Replies to complaints. */
export const apologies = [
  'Tak for en ærlig tilbagemelding. Vi har talt med dem, der gør rent, og det skal ikke ske igen.',
  'Det er vi kede af. Der ligger nu en vejledning i køkkenet, og I er velkomne til at ringe en anden gang.',
] as const
