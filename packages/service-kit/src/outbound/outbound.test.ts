import { describe, expect, it } from 'vitest'
import { createMetrics } from '../health/metrics.ts'
import { createOutbound } from './outbound.ts'

describe('a call to a provider', () => {
  it('passes a crash point on each side, and only the first when it fails', async () => {
    const passed: string[] = []
    const metrics = createMetrics()
    const outbound = createOutbound(metrics, (name) => passed.push(name))
    expect(await outbound('stripe.refund', async () => 7)).toBe(7)
    const declined = outbound('stripe.confirm', async () => {
      throw new Error('declined')
    })
    await expect(declined).rejects.toThrow('declined')
    expect(passed).toEqual(['before:stripe.refund', 'after:stripe.refund', 'before:stripe.confirm'])
    const text = await metrics.registry.metrics()
    expect(text).toContain('nordbo_outbound_seconds_count{provider="stripe.refund",outcome="ok"} 1')
    expect(text).toContain('nordbo_outbound_seconds_count{provider="stripe.confirm",outcome="failed"} 1')
  })
})
