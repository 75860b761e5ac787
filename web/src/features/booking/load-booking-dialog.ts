import { fetchBookingTexts } from '../../i18n/i18n.ts'

/** Loads the booking dialog with its texts. */
export const loadBookingDialog = async () => {
  const [{ BookingDialog }] = await Promise.all([import('./booking-dialog.tsx'), fetchBookingTexts()])
  return { default: BookingDialog }
}
