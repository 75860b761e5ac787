export { BookingMode, CancellationPolicy, FirstGuestPolicy, Subcategory, Tag } from '@nordbo/listing-rules'
