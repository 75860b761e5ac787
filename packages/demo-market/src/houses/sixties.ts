import type { HouseText } from './house.ts'

/** White flat-roofed summer house of the sixties. */
export const sixties: HouseText = {
  usual: 'summerhouse',
  has: ['terrace', 'garden', 'freeParking', 'barbecue', 'heatPump'],
  titles: [
    ['Tresserhus med fladt tag {spot}', 'Sixties house with a flat roof {spot}'],
    ['Sommerhus fra 1964 {spot}', 'Summer house from 1964 {spot}'],
    ['Klassisk tressersommerhus {spot}', 'Classic sixties summer house {spot}'],
    ['Fladt tag og fyrretræer {spot}', 'A flat roof and pine trees {spot}'],
    ['Retrosommerhus med stor plæne {spot}', 'Retro summer house with a big lawn {spot}'],
    ['Hvidt sommerhus med orange dør {spot}', 'White house with an orange door {spot}'],
  ],
  openings: [
    [
      'Et hvidt sommerhus fra {year 1961-1969} med fladt tag, orange dør og fyrretræer til alle sider.',
      'A white summer house from {year 1961-1969} with a flat roof, an orange door and pines on all sides.',
    ],
    [
      'Arkitekten var ung, grunden var billig, og huset er lige så let i dag, som da det blev tegnet.',
      'The architect was young, the plot was cheap, and the house is as light today as when it was drawn.',
    ],
    [
      'Fliserne fører fra den orange dør ud over plænen, og terrassen har sol fra morgenstunden.',
      'Paving stones lead from the orange door across the lawn, and the terrace has sun from early morning.',
    ],
    [
      'Vi er kommet her siden {year 1965-1974}, og det eneste, vi har skiftet, er taget, vinduerne og kaffemaskinen.',
      'We have come here since {year 1965-1974}, and all we have changed is the roof, the windows and the coffee machine.',
    ],
  ],
  inside: [
    [
      'Stuen har teakreoler og store ruder, og der er {rooms} bag skydedørene.',
      'The living room has teak shelves and large windows, and there are {rooms} behind the sliding doors.',
    ],
    [
      'Der er {rooms}, åbent køkken og et spisebord til {guests} under den gamle lampe.',
      'There are {rooms}, an open kitchen and a dining table for {guests} under the old lamp.',
    ],
    [
      'Alt ligger i ét plan: {rooms}, et nyt bad og en stue, der fortsætter ud på terrassen.',
      'Everything is on one level: {rooms}, a new bathroom and a living room that carries on out onto the terrace.',
    ],
  ],
}
