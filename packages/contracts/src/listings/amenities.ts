export { Amenity, type AmenityGroup, amenities, amenityGroups, amenityIds } from '@nordbo/listing-rules'
