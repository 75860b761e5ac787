import { fetchBookingTexts } from '../../i18n/i18n.ts'

/** Fetches the booking dialog with its words. */
export const loadBookingDialog = async () => {
  const [{ BookingDialog }] = await Promise.all([import('./booking-dialog.tsx'), fetchBookingTexts()])
  return { default: BookingDialog }
}
