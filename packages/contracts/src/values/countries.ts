export { Country } from '@nordbo/listing-rules'
