import type { Language } from '../people/guests.ts'

/** Reviews by guests from abroad: openings and closings to combine. `{town}` is the place. */
export const foreign: Readonly<
  Record<Exclude<Language, 'da'>, { openings: readonly string[]; closings: readonly string[] }>
> = {
  en: {
    openings: [
      'We had a wonderful stay in {town}.',
      'A beautiful, thoughtfully furnished place.',
      'Exactly as described, and even quieter than we had hoped.',
      'The kids loved it and so did we.',
      'Such a calm place to end a long trip.',
      'Spotlessly clean and very cosy.',
    ],
    closings: [
      'The host answered every question within minutes.',
      'We would book it again without thinking twice.',
      'Bring good shoes and stay a few days longer than you planned.',
      'Great kitchen, great beds, great light.',
      'Thank you for having us.',
      'Highly recommended for families.',
    ],
  },
  de: {
    openings: [
      'Wir haben uns sofort wie zu Hause gefühlt.',
      'Eine wunderschöne Unterkunft, liebevoll eingerichtet.',
      'Alles war sauber und genau wie beschrieben.',
      '{town} ist immer eine Reise wert, und dieses Haus erst recht.',
      'Eine ruhige Lage und ein sehr netter Empfang.',
      'Unsere Kinder wollten gar nicht mehr nach Hause.',
    ],
    closings: [
      'Wir kommen gerne wieder.',
      'Der Kontakt war schnell und herzlich.',
      'Auch an Regentagen war es richtig gemütlich.',
      'Die Küche ist sehr gut ausgestattet.',
      'Vielen Dank für die schöne Zeit!',
      'Absolut empfehlenswert.',
    ],
  },
  sv: {
    openings: [
      'Vi hade en underbar vecka i {town}.',
      'Fint, rent och precis som på bilderna.',
      'Ett boende med mycket charm.',
      'Lugnt och skönt från första stund.',
      'Barnen älskade det och vi med.',
    ],
    closings: [
      'Vi kommer gärna tillbaka.',
      'Värden svarade snabbt på allt.',
      'Sängarna var sköna och köket välutrustat.',
      'Stort tack för oss!',
      'Rekommenderas varmt.',
    ],
  },
}
