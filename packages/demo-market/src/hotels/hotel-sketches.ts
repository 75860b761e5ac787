import type { InputOf, listingsService } from '@nordbo/contracts'
import type { Cover } from '../homes/choose-photos.ts'

/** A hotel as listings imports it. */
export type ImportedHotel = InputOf<typeof listingsService.procedures.importHotels>['hotels'][number]

/** What hotels offer; the web has the words. */
export const hotelAmenities = [
  'wifi',
  'parking',
  'restaurant',
  'breakfast',
  'bar',
  'spa',
  'gym',
  'pool',
  'pets',
  'seaView',
  'evCharger',
  'meetingRooms',
] as const
type HotelAmenity = (typeof hotelAmenities)[number]

/** A hotel before its pictures are found. */
export interface HotelSketch
  extends Pick<ImportedHotel, 'name' | 'stars' | 'city' | 'country' | 'address' | 'description'> {
  rating: number
  reviewCount: number
  /** Cheapest night in DKK. */
  from: number
  at: readonly [lat: number, lng: number]
  amenities: readonly HotelAmenity[]
  photos: readonly Cover[]
}

const wide = (picture: string): Cover => ({ picture, variant: 'wide' })
const near = (picture: string): Cover => ({ picture, variant: 'near' })
const mirrored = (picture: string): Cover => ({ picture, variant: 'mirrored' })

/** Twelve hotels. Only Hotel Havnen shows its sign; the others see the same house without lettering. */
export const hotelSketches: readonly HotelSketch[] = [
  {
    name: 'Hotel Havnen',
    stars: 4,
    city: 'Svendborg',
    country: 'DK',
    address: 'Jessens Mole 14, 5700 Svendborg',
    at: [55.0589, 10.6152],
    rating: 4.7,
    reviewCount: 412,
    from: 1_195,
    amenities: ['wifi', 'restaurant', 'breakfast', 'bar', 'seaView', 'pets'],
    description:
      'Et rødt murstenshotel på kajen, hvor markiserne slås ud, når solen kommer rundt. Værelserne er i eg og hør, og terrassen ser ud over sundet.',
    photos: [
      wide('hotel-facade'),
      wide('hotel-lobby'),
      wide('hotel-room'),
      wide('hotel-terrace'),
      wide('terrace-wide'),
    ],
  },
  {
    name: 'Kanalen 21',
    stars: 4,
    city: 'København',
    country: 'DK',
    address: 'Strandgade 21, 1401 København K',
    at: [55.6742, 12.5935],
    rating: 4.6,
    reviewCount: 688,
    from: 1_495,
    amenities: ['wifi', 'restaurant', 'breakfast', 'bar', 'gym', 'meetingRooms'],
    description:
      'Fireogtyve værelser i et gammelt pakhus ved kanalen på Christianshavn. Morgenbadet tager man fra kajen, og bagerbrødet er varmt klokken syv.',
    photos: [wide('canal-dusk'), mirrored('hotel-room'), near('hotel-lobby'), mirrored('terrace-wide')],
  },
  {
    name: 'Hotel Nyborggade',
    stars: 3,
    city: 'København',
    country: 'DK',
    address: 'Nyborggade 8, 2100 København Ø',
    at: [55.7035, 12.5771],
    rating: 4.3,
    reviewCount: 341,
    from: 945,
    amenities: ['wifi', 'breakfast', 'bar', 'pets'],
    description:
      'Et roligt byhotel på Østerbro med høje vinduer, gode madrasser og cykler i gården. Metroen ligger for enden af gaden.',
    photos: [near('hotel-facade'), near('hotel-room'), near('hotel-lobby')],
  },
  {
    name: 'Å-hotellet',
    stars: 4,
    city: 'Aarhus',
    country: 'DK',
    address: 'Åboulevarden 44, 8000 Aarhus C',
    at: [56.1561, 10.2062],
    rating: 4.5,
    reviewCount: 527,
    from: 1_145,
    amenities: ['wifi', 'restaurant', 'breakfast', 'bar', 'meetingRooms', 'evCharger'],
    description:
      'Midt ved åen og alligevel stille: værelserne vender mod en gårdhave med oliventræer, og restauranten laver mad af det, der er i sæson.',
    photos: [near('hotel-lobby'), wide('hotel-room'), near('terrace-wide'), near('hotel-facade')],
  },
  {
    name: 'Hotel Eventyr',
    stars: 3,
    city: 'Odense',
    country: 'DK',
    address: 'Overgade 31, 5000 Odense C',
    at: [55.3973, 10.3921],
    rating: 4.4,
    reviewCount: 296,
    from: 895,
    amenities: ['wifi', 'parking', 'breakfast', 'bar'],
    description:
      'Et bindingsværkshotel i H.C. Andersen Kvarteret med atten værelser, skæve gulve og en morgenmad, man bliver siddende ved.',
    photos: [near('timber-day'), wide('timber-bed'), wide('timber-kit')],
  },
  {
    name: 'Fjordhotellet',
    stars: 4,
    city: 'Aalborg',
    country: 'DK',
    address: 'Stjernepladsen 6, 9000 Aalborg',
    at: [57.0508, 9.9221],
    rating: 4.4,
    reviewCount: 318,
    from: 1_025,
    amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'gym', 'seaView', 'evCharger'],
    description:
      'Moderne hotel på havnefronten med udsigt over Limfjorden, sauna på taget og kort vej til Musikkens Hus.',
    photos: [wide('terrace-wide'), mirrored('hotel-room'), near('hotel-lobby')],
  },
  {
    name: 'Grenens Badehotel',
    stars: 4,
    city: 'Skagen',
    country: 'DK',
    address: 'Oddevej 40, 9990 Skagen',
    at: [57.7269, 10.5969],
    rating: 4.8,
    reviewCount: 463,
    from: 1_690,
    amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'spa', 'seaView'],
    description:
      'Hvidt, knirkende og lyst, som badehoteller skal være. Middagen er tre retter efter dagens fangst, og lyset er det samme, som malerne kom efter.',
    photos: [wide('hotel-terrace'), wide('beach-bed'), wide('thatch-din'), mirrored('beach-gold')],
  },
  {
    name: 'Gudhjem Klippehotel',
    stars: 3,
    city: 'Gudhjem',
    country: 'DK',
    address: 'Brøddegade 17, 3760 Gudhjem',
    at: [55.2114, 14.9709],
    rating: 4.5,
    reviewCount: 187,
    from: 1_080,
    amenities: ['wifi', 'restaurant', 'breakfast', 'seaView', 'pets'],
    description:
      'Femten værelser over klipperne med udsigt til Ertholmene. Der er røget sild til frokost og badetrappe for foden af haven.',
    photos: [mirrored('hotel-terrace'), near('hotel-room'), mirrored('timber-bed')],
  },
  {
    name: 'Fløyen Hotell',
    stars: 4,
    city: 'Bergen',
    country: 'NO',
    address: 'Øvregaten 12, 5003 Bergen',
    at: [60.3968, 5.3301],
    rating: 4.6,
    reviewCount: 604,
    from: 1_395,
    amenities: ['wifi', 'restaurant', 'breakfast', 'bar', 'gym', 'spa'],
    description:
      'Et murstenshotel ved foden af Fløyen med pejs i lobbyen, regntøj til udlån og Bryggen lige om hjørnet.',
    photos: [mirrored('canal-dusk'), wide('hotel-room'), near('hotel-lobby'), near('hotel-facade')],
  },
  {
    name: 'Hotell Söderhöjd',
    stars: 4,
    city: 'Stockholm',
    country: 'SE',
    address: 'Katarinavägen 19, 116 45 Stockholm',
    at: [59.3178, 18.0774],
    rating: 4.5,
    reviewCount: 731,
    from: 1_420,
    amenities: ['wifi', 'restaurant', 'breakfast', 'bar', 'gym', 'meetingRooms'],
    description:
      'På klippekanten over vandet med udsigt til Gamla Stan. Tagterrassen er åben fra maj, og morgenbuffeten har hjemmebagt knækbrød.',
    photos: [near('hotel-terrace'), mirrored('hotel-room'), near('canal-day')],
  },
  {
    name: 'Levi Tunturi Lodge',
    stars: 5,
    city: 'Levi',
    country: 'FI',
    address: 'Hissitie 4, 99130 Levi',
    at: [67.8041, 24.8117],
    rating: 4.8,
    reviewCount: 259,
    from: 2_150,
    amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'bar', 'spa', 'pool', 'evCharger'],
    description:
      'Ved foden af pisten med tre saunaer, pejs på alle værelser og en alarm, der vækker dem, der vil se nordlyset.',
    photos: [wide('hero-snow'), wide('aframe-bed'), wide('aframe-liv'), wide('aframe-detail')],
  },
  {
    name: 'Hótel Suðurströnd',
    stars: 4,
    city: 'Vík',
    country: 'IS',
    address: 'Víkurbraut 28, 870 Vík',
    at: [63.4187, -19.0093],
    rating: 4.6,
    reviewCount: 374,
    from: 1_890,
    amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'spa', 'seaView'],
    description:
      'Mellem fjeldet og den sorte strand med varme kilder i gården og et køkken, der kan sit lam og sin torsk.',
    photos: [wide('hero-fjord'), wide('cedar-bed'), mirrored('terrace-wide')],
  },
]
