import type { HouseText } from './house.ts'

/** Flat in a townhouse. */
export const canal: HouseText = {
  usual: 'apartment',
  has: ['heating', 'washingMachine', 'dishwasher'],
  titles: [
    ['Lys bylejlighed {spot}', 'Bright city flat {spot}'],
    ['Lejlighed med højt til loftet {spot}', 'Flat with high ceilings {spot}'],
    ['Lejlighed med blåt køkken {spot}', 'Flat with a blue kitchen {spot}'],
    ['Stilfuld lejlighed med altan {spot}', 'Stylish flat with a balcony {spot}'],
    ['Herskabslejlighed med stuk {spot}', 'Grand flat with stucco ceilings {spot}'],
    ['Hjemlig bylejlighed {spot}', 'A homely city flat {spot}'],
    ['Lejlighed på tredje sal {spot}', 'Third-floor flat {spot}'],
    ['Familielejlighed med spisekøkken {spot}', 'Family flat with an eat-in kitchen {spot}'],
    ['Rolig lejlighed med morgensol {spot}', 'Quiet flat with morning sun {spot}'],
  ],
  openings: [
    [
      'En lys lejlighed med højt til loftet, plankegulve og byen lige udenfor.',
      'A bright flat with high ceilings, wooden floors and the city right outside.',
    ],
    [
      'Opgangen er gammel, lejligheden er nænsomt istandsat, og vinduerne vender mod gade og gård.',
      'The stairwell is old, the flat is gently restored, and the windows face both street and courtyard.',
    ],
    [
      'Her vågner man til cykler og kirkeklokker og kan gå til det hele.',
      'You wake to bicycles and church bells and can walk to everything.',
    ],
    [
      'Tredje sal med sol fra morgen til aften og naboer, der passer på hinanden.',
      'Third floor, with sun from morning till night and neighbours who look after each other.',
    ],
    [
      'Det er vores eget hjem, når vi ikke rejser, og det mærkes på bøgerne og køkkenet.',
      'This is our own home when we are not travelling, and the books and the kitchen show it.',
    ],
    [
      'Fra spisebordet følger man gadens liv, og lukker man vinduet, er der helt stille.',
      'From the dining table you follow the life of the street; close the window and all is quiet.',
    ],
    [
      'En gammel lejlighed med stuk, fløjdøre og naboer, der hilser på trappen.',
      'An old flat with stucco, double doors and neighbours who greet you on the stairs.',
    ],
    [
      'Byen for fødderne, grøn gård bagtil og en rigtig god espressomaskine.',
      'The city at your feet, a green courtyard at the back and a proper espresso machine.',
    ],
    [
      'Gaden er livlig, gården er stille, og soveværelset vender mod gården.',
      'The street is lively, the courtyard is quiet, and the bedroom faces the courtyard.',
    ],
  ],
  inside: [
    [
      'Det blå køkken har spisebord til hele selskabet, og der er {rooms} med gode senge.',
      'The blue kitchen has a dining table for everyone, and there are {rooms} with good beds.',
    ],
    [
      'Stuen er i rosa og salviegrøn, køkkenet er til at lave mad i, og der er {rooms}.',
      'The living room is in rose and sage, the kitchen is made for cooking, and there are {rooms}.',
    ],
    [
      'Lejligheden har {rooms}, plads til {guests} og et bad, der er lavet om i {year 2019-2025}.',
      'The flat has {rooms}, space for {guests} and a bathroom redone in {year 2019-2025}.',
    ],
    [
      'Der er {rooms}, en arbejdsplads med hurtigt internet og en sofa til de lange aftener.',
      'There are {rooms}, a workspace with fast internet and a sofa for the long evenings.',
    ],
    [
      'Altanen tager eftermiddagssolen, og {rooms} ligger væk fra gaden.',
      'The balcony catches the afternoon sun, and {rooms} face away from the street.',
    ],
  ],
}
