import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { answer, api } from '../../lib/api/client.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Fetches a booking's payment link and opens it in this tab. `silent` omits the toasts. */
export const usePaymentLink = ({ silent = false }: { silent?: boolean } = {}) => {
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (bookingId: string) =>
      answer(
        api.POST('/api/bookings/{id}/payment-link', {
          params: { path: { id: bookingId } },
        }),
      ),
    onSuccess: ({ url }) => {
      const { pathname, search } = new URL(url)
      // Our own payment page is opened by the router, under any host name. Other addresses belong to a payment
      // provider.
      if (pathname.startsWith('/pay/')) navigate(`${pathname}${search}`)
      else window.location.assign(url)
      if (!silent) toastSuccess({ title: t('linkOpened') })
    },
    onError: () => {
      if (!silent) toastError({ title: t('linkFailed') })
    },
  })
}
