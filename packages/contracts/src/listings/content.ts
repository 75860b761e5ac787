export {
  ClockTime,
  EnglishTexts,
  HouseRules,
  ListingContent,
  ListingPatch,
  Safety,
  SleepingRoom,
} from '@nordbo/listing-rules'
