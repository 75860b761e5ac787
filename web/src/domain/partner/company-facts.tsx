import { useTranslation } from 'react-i18next'
import type { PartnerApplication } from '../../lib/api/model.ts'

/** A company as the register has it, or as it was written while no check has held. */
export const CompanyFacts = ({ application }: { application: PartnerApplication }) => {
  const { t } = useTranslation('partner')
  const { cvrData, cvr, companyName, addressLine1, postalCode, city, contactEmail, contactPhone } = application
  const facts = {
    companyName: cvrData?.name ?? companyName,
    cvr,
    addressLine1: cvrData
      ? `${cvrData.address}, ${cvrData.zipcode} ${cvrData.city}`
      : `${addressLine1}, ${postalCode} ${city}`,
    contactEmail,
    ...(contactPhone === null ? {} : { phone: contactPhone }),
  }
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-card bg-raised hairline border-line p-5 sm:grid-cols-2 md:p-7">
      {(['companyName', 'cvr', 'addressLine1', 'contactEmail', 'phone'] as const).map((name) =>
        facts[name] === undefined ? null : (
          <div key={name} className="min-w-0">
            <dt className="text-14 text-soft">{t(name)}</dt>
            <dd className="wrap-anywhere font-medium">{facts[name]}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
