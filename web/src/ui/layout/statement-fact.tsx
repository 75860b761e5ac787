/** A label with its lines below, on receipts and statements. */
export const StatementFact = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <div className="min-w-0">
    <dt className="text-12 font-semibold text-soft">{label}</dt>
    {lines.map((line) => (
      <dd key={line} className="break-words">
        {line}
      </dd>
    ))}
  </div>
)
