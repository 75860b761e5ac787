import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountFailure } from './use-email-change.ts'

/** Sends a notification that shows that mails arrive. */
export const TestSection = () => {
  const { t } = useTranslation('account')
  const onError = useAccountFailure()
  const send = useMutation({
    mutationFn: () => answer(api.POST('/api/me/test-notification')),
    onSuccess: () => toastSuccess({ title: t('test.sent') }),
    onError,
  })
  return (
    <AccountSection icon={BellRing} title={t('test.title')} text={t('test.text')}>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('test.send')}
      </Button>
    </AccountSection>
  )
}
