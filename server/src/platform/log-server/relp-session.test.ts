import { type Duplex, duplexPair } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type RelpFrame, RelpReader, writtenFrame } from './relp-frame.ts';
import { RelpSession, WINDOW } from './relp-session.ts';

const PATIENT_MS = 60_000;
const record = Buffer.from('a record');

/** A log server of which the test decides what it answers; it agrees to be opened. */
function server(stream: Duplex) {
  const reader = new RelpReader(1_000);
  const heard: RelpFrame[] = [];
  stream.on('data', (piece: Buffer) => {
    for (const frame of reader.push(piece)) {
      heard.push(frame);
      if (frame.command === 'open') stream.write(writtenFrame(frame.number, 'rsp', '200 OK\ncommands=syslog'));
    }
  });
  return {
    records: () => heard.filter(({ command }) => command === 'syslog'),
    answer: (number: number, text = '200 OK') => stream.write(writtenFrame(number, 'rsp', text)),
    say: (text: string) => stream.write(text),
    hangUp: () => stream.end(),
  };
}

async function open(silenceMs = PATIENT_MS) {
  const [ours, theirs] = duplexPair();
  const far = server(theirs);
  return { session: await RelpSession.open(ours, silenceMs), far };
}

describe('a session with the log server', () => {
  it('tells of each record when it was acknowledged, in whatever order that comes', async () => {
    const { session, far } = await open();
    const told: string[] = [];
    await session.send(record, () => told.push('first'));
    await session.send(record, () => told.push('second'));
    await expect.poll(() => far.records().length).toBe(2);
    const [first, second] = far.records().map(({ number }) => number);
    expect(told).toEqual([]);
    far.answer(second ?? 0);
    far.answer(first ?? 0);
    await session.settled();
    expect(told).toEqual(['second', 'first']);
  });

  it('keeps no more records under way than its window holds', async () => {
    const { session, far } = await open();
    for (let sent = 0; sent < WINDOW; sent += 1) await session.send(record, () => {});
    let isSent = false;
    const next = session
      .send(record, () => {})
      .then(() => {
        isSent = true;
      });
    await expect.poll(() => far.records().length).toBe(WINDOW);
    expect(isSent).toBe(false);
    far.answer(far.records()[0]?.number ?? 0);
    await next;
    await expect.poll(() => far.records().length).toBe(WINDOW + 1);
  });

  it.each<[string, (far: ReturnType<typeof server>) => void, string]>([
    ['refuses a record', (far) => far.answer(far.records()[0]?.number ?? 0, '500 no space left'), 'no space left'],
    ['goes down', (far) => far.say('0 serverclose 0\n'), 'going down'],
    ['hangs up', (far) => far.hangUp(), 'closed the connection'],
    ['answers what was not asked', (far) => far.answer(77), 'what was not asked'],
    ['speaks something else', (far) => far.say('220 mail.example ESMTP\n'), 'no RELP'],
  ])('ends with the reason where the server %s, and the record counts as not sent', async (_what, act, reason) => {
    const { session, far } = await open();
    let acknowledged = false;
    await session.send(record, () => {
      acknowledged = true;
    });
    await expect.poll(() => far.records().length).toBe(1);
    act(far);
    await expect(session.settled()).rejects.toThrow(reason);
    expect([acknowledged, session.isOpen]).toEqual([false, false]);
  });

  it('gives up a server that says nothing while records wait', async () => {
    const { session } = await open(30);
    await session.send(record, () => {});
    await expect(session.settled()).rejects.toThrow('has said nothing for 0.03 s');
  });

  it('is closed in good order, and whoever waited is told', async () => {
    const { session } = await open();
    await session.send(record, () => {});
    const waiting = expect(session.settled()).rejects.toThrow('goodbye');
    await session.close();
    await waiting;
    expect(session.isOpen).toBe(false);
  });
});
