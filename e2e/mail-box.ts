// The mails that the portal of the journeys sends: taken by a mail server beside it, read by the journeys over HTTP.
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../server/test/mail-server.ts';

/** Beside the portal's own port. */
const portOf = (portal: string) => Number(new URL(portal).port) + 1;

/** Takes the portal's mails. `settings` tell the portal where; `portal` is its address. */
export async function openMailBox(portal: string) {
  const server: MailServer = await startMailServer();
  const reading = createServer((request, response) => {
    const to = new URL(request.url ?? '/', portal).searchParams.get('to') ?? '';
    const texts = server.taken.filter((mail) => mail.to.includes(to)).map(({ text }) => text);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(texts));
  });
  await new Promise<void>((resolve) => reading.listen(portOf(portal), '127.0.0.1', resolve));
  return {
    settings: { SMTP_URL: server.url, MAIL_FROM: 'portal@madoguchi.example' },
    close: async () => {
      reading.close();
      await server.close();
    },
  };
}

/** The texts of the mails to an address, oldest first; of the portal that the page shows. */
export async function mailsTo(page: Page, address: string): Promise<readonly string[]> {
  const answer = await fetch(`http://127.0.0.1:${portOf(page.url())}/?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as string[];
}
