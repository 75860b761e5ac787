import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { type RunningSandbox, runSandbox } from './test-support/running-sandbox.ts'

async function send(sandbox: RunningSandbox, mail: Record<string, unknown> = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false })
  await transport.sendMail({
    from: 'Nordbo <hej@nordbo.example>',
    to: 'Astrid <Gaest@nordbo.example>',
    subject: 'Booking godkendt! 🎉',
    text: 'Betal nu: https://nordbo.example/b1',
    html: '<p>Blåbærgrød &amp; <b>smørrebrød</b></p><script>alert(1)</script>',
    ...mail,
  })
  transport.close()
}

describe('mailbox', () => {
  it('stores what was sent and finds it by recipient and time', async () => {
    const sandbox = await runSandbox()
    const before = new Date().toISOString()
    await send(sandbox)
    await send(sandbox, { to: 'vaert@nordbo.example', bcc: 'revisor@nordbo.example', subject: 'Ny anmodning' })
    expect(await sandbox.get('/mails?to=gaest@nordbo.example')).toMatchObject({
      items: [
        {
          from: 'hej@nordbo.example',
          fromName: 'Nordbo',
          to: ['gaest@nordbo.example'],
          subject: 'Booking godkendt! 🎉',
          text: expect.stringContaining('Betal nu'),
          html: expect.stringContaining('Blåbærgrød'),
          attachments: [],
        },
      ],
    })
    expect(await sandbox.get(`/mails?since=${before}`)).toMatchObject({
      items: [{ subject: 'Ny anmodning' }, { subject: 'Booking godkendt! 🎉' }],
    })
    expect(await sandbox.get('/mails?to=revisor@nordbo.example')).toMatchObject({
      items: [{ subject: 'Ny anmodning' }],
    })
    expect(await sandbox.get('/mails?since=2999-01-01T00:00:00Z')).toEqual({ items: [] })
    expect(await sandbox.get('/mails?to=fremmed@nordbo.example')).toEqual({ items: [] })
  })

  it('returns a message and its attachment, and deletes all on request', async () => {
    const sandbox = await runSandbox()
    await send(sandbox, { attachments: [{ filename: 'kvittering æøå.txt', content: 'Tak for betalingen' }] })
    const listed = await sandbox.get('/mails')
    expect(listed).toMatchObject({ items: [{ attachments: [{ filename: 'kvittering æøå.txt', size: 18 }] }] })
    const id = JSON.stringify(listed).match(/mail_[0-9a-f]+/)?.[0]
    expect(await sandbox.get(`/mails/${id}`)).toMatchObject({ id, subject: 'Booking godkendt! 🎉' })
    const attachment = await fetch(`${sandbox.url}/mails/${id}/attachments/0`)
    expect(await attachment.text()).toBe('Tak for betalingen')
    expect((await sandbox.send('DELETE', '/mails')).body).toEqual({ deleted: 1 })
    expect((await sandbox.send('GET', `/mails/${id}`)).status).toBe(404)
  })

  it('refuses mails to the addresses that a test names, as often and at the step that it names', async () => {
    const sandbox = await runSandbox()
    const rules = [
      { to: 'Vaek@nordbo.example', code: 550, text: '5.1.1 No such mailbox' },
      { to: 'travl@nordbo.example', at: 'data', code: 451, text: '4.3.0 Later', times: 1 },
    ]
    await sandbox.send('POST', '/_sandbox/mail-refusals', { rules })
    const gone = send(sandbox, { to: 'vaek@nordbo.example' })
    await expect(gone).rejects.toMatchObject({ command: 'RCPT TO', response: '550 5.1.1 No such mailbox' })
    const busy = send(sandbox, { to: 'travl@nordbo.example' })
    await expect(busy).rejects.toMatchObject({ command: 'DATA', response: '451 4.3.0 Later' })
    await send(sandbox, { to: 'travl@nordbo.example', messageId: '<en@nordbo.example>' })
    expect(await sandbox.get('/mails')).toMatchObject({ items: [{ messageId: '<en@nordbo.example>' }] })
    await sandbox.send('DELETE', '/_sandbox/mail-refusals')
    await send(sandbox, { to: 'vaek@nordbo.example' })
    expect(await sandbox.get('/mails?to=vaek@nordbo.example')).toMatchObject({ items: [{}] })
  })

  it('shows messages on a page without running their scripts', async () => {
    const sandbox = await runSandbox()
    expect(await (await fetch(`${sandbox.url}/mailbox`)).text()).toContain('Ingen beskeder endnu')
    await send(sandbox, { subject: '<img src=x onerror=alert(1)>' })
    const response = await fetch(`${sandbox.url}/mailbox?to=gaest%40nordbo.example`)
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('<html lang="da">')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/)
  })
})
