/** Messages of guests with a request. */
export const messages = [
  'Hej! Vi er to voksne og to børn, der glæder os til lidt havluft. Er der mulighed for at låne en barneseng?',
  'Kære vært. Min mand fylder halvtreds, og huset ser perfekt ud til en stille fejring i familien. Venlig hilsen Hanne',
  'Hej. Vi kommer med toget og går det sidste stykke. Kan vi ankomme omkring klokken 17?',
  'Vi har en rolig labrador på ni år. Er det i orden, at hun kommer med?',
  'Hej, vi har boet hos jer før og vil meget gerne igen. Bedste hilsner',
  'Vi er fire veninder, der skal gå ture og strikke. Vi larmer ikke, det lover vi.',
  'Er der parkering ved huset, og kan man lade en elbil? På forhånd tak.',
  'Hej! Vi skal til bryllup i nærheden og mangler et sted at sove godt bagefter.',
  'Vi glæder os allerede. Er der noget, vi skal tage med, som ikke står i opslaget?',
  'Kære begge. Vi er bedsteforældre med tre børnebørn og leder efter et sted med plads til leg.',
  'Vi er på vandretur og har brug for et par nætter med bad og en rigtig seng.',
  'Hej. Vi rejser stille og forlader stedet, som vi fandt det. Hilsen Mads og Ida',
]
