export { Address, Latitude, Longitude, Point } from '@nordbo/listing-rules'
