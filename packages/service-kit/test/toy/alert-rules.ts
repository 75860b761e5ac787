import { readFileSync } from 'node:fs'

/** An alert of the operations: its name and the figures that it reads. */
export interface AlertRule {
  alert: string
  names: string[]
}

/** The alerts of deploy/alerts.yaml, in their order. */
export const readAlertRules = (): AlertRule[] =>
  readFileSync(new URL('../../../../deploy/alerts.yaml', import.meta.url), 'utf8')
    .split(/^ +- alert: /m)
    .slice(1)
    .map((rule) => ({
      alert: rule.slice(0, rule.indexOf('\n')),
      names: /expr: (.*)/.exec(rule)?.[1]?.match(/nordbo_\w+/g) ?? [],
    }))
